import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../../fields/Failure.tsx';
import { EmptyDrawing } from '../../../layout/EmptyDrawing.tsx';
import { heardOnly } from '../../../layout/heard-only.ts';
import { sheet } from '../../../layout/sheet.ts';
import { DayColumns } from './DayColumns.tsx';
import { DayList } from './DayList.tsx';
import { sessionWith } from './edited-agenda.ts';
import { InspectorDialog } from './InspectorDialog.tsx';
import { SessionInspector } from './SessionInspector.tsx';
import { useAgendaState, useEditing } from './setting.ts';
import type { useInspection } from './use-inspection.ts';
import { useOpeningHours } from './use-opening-hours.ts';
import type { SessionAnswers } from './use-session-answers.ts';

interface Props {
  isWide: boolean;
  inspection: ReturnType<typeof useInspection>;
  answers: SessionAnswers | undefined;
}

/** Columns on a ruler with an inspector beside them, on narrow screens a list. */
export function Days({ isWide, inspection, answers }: Props) {
  const { editor } = useAgendaState();
  if (editor.days.length === 0) return <NoDays />;
  const marked = sessionWith(editor.days, editor.marked);
  const inspector = marked && (
    <SessionInspector session={marked} answers={answers} isSeeking={inspection.seeking === marked.id} />
  );
  if (isWide) return <Columns inspector={inspector} venueKey={marked?.venueKey} />;
  return (
    <>
      <Keys isShown={false} />
      <DayList />
      {inspector && inspection.isInspecting && (
        <InspectorDialog onClose={inspection.close}>{inspector}</InspectorDialog>
      )}
    </>
  );
}

function Columns({ inspector, venueKey }: { inspector: ReactNode; venueKey: string | undefined }) {
  const translate = useTranslate();
  const { setting } = useEditing();
  const { hours, error, retry } = useOpeningHours(venueKey ?? setting.fresh.venueKey);
  return (
    <>
      {error !== undefined && <Failure text={translate('agenda.openingHoursFailed')} problem={error} onRetry={retry} />}
      <Keys isShown={setting.readOnly === undefined} />
      <Box sx={inspector ? beside : undefined}>
        <DayColumns openingHours={hours} />
        {inspector && (
          <Box component="aside" aria-label={translate('agenda.inspector')} sx={aside}>
            {inspector}
          </Box>
        )}
      </Box>
    </>
  );
}

/** What keys do; whoever only hears the page hears it at each session. */
function Keys({ isShown }: { isShown: boolean }) {
  const translate = useTranslate();
  const { setting } = useEditing();
  return (
    <Box id="agenda-keys" sx={isShown ? hint : heardOnly}>
      {setting.readOnly === undefined && translate('agenda.keys')}
      {setting.readOnly === undefined && !setting.isRelative && ` ${translate('agenda.keys.slots')}`}
    </Box>
  );
}

function NoDays() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, paddingBlock: 5, textAlign: 'center' }}>
      <EmptyDrawing />
      <Typography color="textSecondary">{translate('agenda.empty')}</Typography>
    </Box>
  );
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 2,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const aside = {
  ...sheet,
  padding: 2,
  maxBlockSize: '72vh',
  overflowY: 'auto',
  displayPrint: 'none',
} as const;

const hint = { typography: 'caption', color: 'text.secondary', displayPrint: 'none' } as const;
