import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import { saveDownload } from '../data/save-download.ts';
import { useRostrumData } from '../data/useRostrumData.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useColumns } from './columns.ts';

const formats = ['csv', 'xlsx'] as const;

/** Exports all that the list finds, over all pages, in the order and the columns that are shown. */
export function ExportButton({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { culture } = useSession();
  const { sort, filterValues, filter: own } = useListContext();
  const { shown } = useColumns(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportAs = async (format: (typeof formats)[number]) => {
    setAnchor(null);
    const list = { sort, filter: { ...filterValues, ...own } };
    const asked = { format, list, columns: shown.map(({ name }) => name), culture };
    const download = await data.exportList(entity.name, asked).catch(() => undefined);
    if (download) saveDownload(download, `${entity.name}.${format}`);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ExportIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void exportAs(format)}>
            {translate(`list.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
