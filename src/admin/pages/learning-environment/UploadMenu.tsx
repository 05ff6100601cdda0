import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { uploadCalls } from '#model/calls.ts';
import { mapped } from './mapped.ts';

const UploadDialog = lazy(async () => ({
  default: (await import('../../entity/upload/UploadDialog.tsx')).UploadDialog,
}));

/** Uploads trainers, instructors or programs from the list of learning environments, mapped to none of them. */
export function UploadMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<(typeof mapped)[number]>();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('mapping.uploadPeople')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {mapped.map((one) => (
          <MenuItem
            key={one.plural}
            onClick={() => {
              setAnchor(null);
              setChosen(one);
            }}
          >
            {translate(`mapping.${one.plural}`)}
          </MenuItem>
        ))}
      </Menu>
      <Suspense>
        {chosen && (
          <UploadDialog
            name={chosen.entity}
            calls={uploadCalls(chosen.plural)}
            onUploaded={() => {}}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
