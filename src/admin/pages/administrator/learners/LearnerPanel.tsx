import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { attendanceHistoryFields } from '#model/attendance-history.ts';
import type { Entity } from '#model/entity.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { EntityFacts } from '../../../entity/EntityFacts.tsx';
import { EntityHistory } from '../../../entity/EntityHistory.tsx';
import { FieldsBesideContext } from '../../../entity/fields-beside.ts';
import { nameOfRecord } from '../../../entity/names.ts';
import { useRecordPath } from '../../../entity/record-path.ts';
import { RecordFailure } from '../../../entity/RecordFailure.tsx';
import { RecordLink } from '../../../entity/RecordLink.tsx';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { OtherNominations } from './OtherNominations.tsx';
import { DownloadCertificates } from '../certificates/DownloadCertificates.tsx';

/** The nomination whose key ends the address, at the end side: its facts, and who brought it into which state when. */
export function LearnerPanel({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleId = useId();
  // Its name until the learner's is there.
  const title = translate(`${entity.keys}.title`);
  const { hash, pathname } = useLocation();
  const key = hash.slice(1);
  // While it closes, what it showed stays in it.
  const [shown, setShown] = useState(key);
  if (key !== '' && key !== shown) setShown(key);
  const close = () => void navigate(pathname);
  return (
    <Drawer
      anchor="right"
      open={key !== ''}
      onClose={close}
      slotProps={{ paper: { sx: paper, role: 'dialog', 'aria-labelledby': titleId, 'aria-label': title } }}
    >
      <IconButton aria-label={translate('common.close')} onClick={close} sx={{ justifySelf: 'end' }}>
        <CloseIcon />
      </IconButton>
      <Content key={shown} entity={entity} id={shown} titleId={titleId} />
    </Drawer>
  );
}

interface Props {
  entity: Entity;
  /** Of the nomination. */
  id: string;
  titleId: string;
}

function Content({ entity, id, titleId }: Props) {
  const translate = useTranslate();
  // History tells of what the page leaves out, too.
  const { entity: whole } = useEntity(entity.name);
  const pathOfLearner = useRecordPath(useEntity('learner').entity);
  const { data: record, error, refetch } = useGetOne(entity.name, { id }, { retry: false });
  if (!record && error) {
    const text = translate('record.loadFailed', { name: translate(`${entity.keys}.title`) });
    return <RecordFailure text={text} problem={error} onRetry={() => void refetch()} />;
  }
  if (!record) return <ContentSkeleton />;
  return (
    <Box>
      <Typography id={titleId} variant="h1" sx={{ overflowWrap: 'anywhere', marginBlockEnd: 2 }}>
        <RecordLink path={pathOfLearner?.({ id: String(record['learnerKey']) })} sx={{ color: 'text.primary' }}>
          {nameOfRecord(entity, record)}
        </RecordLink>
      </Typography>
      {record['certificate'] != null && (
        <Box sx={{ marginBlockEnd: 2 }}>
          <DownloadCertificates eventKey={String(record['eventKey'])} nominationKey={id} />
        </Box>
      )}
      <EntityFacts entity={entity} record={record} />
      <FieldsBesideContext value={attendanceHistoryFields}>
        <EntityHistory entity={whole} record={record} isUnsaved={false} />
        <OtherNominations entity={whole} record={record} />
      </FieldsBesideContext>
    </Box>
  );
}

const paper = { inlineSize: 'min(460px, 100vw)', padding: 2, display: 'grid', alignContent: 'start' } as const;
