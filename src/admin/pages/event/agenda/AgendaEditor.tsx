import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../../fields/Failure.tsx';
import { AgendaTools } from './AgendaTools.tsx';
import { Days } from './Days.tsx';
import type { Edit, Editor } from './editor.ts';
import { useLabels, type Names } from './labels.ts';
import { onPaper, zoomOfPrint } from './print.ts';
import { ProblemList } from './ProblemList.tsx';
import type { Problem } from './problems.ts';
import { AgendaEditingContext, AgendaStateContext, type AgendaEditing, type Setting } from './setting.ts';
import { useHolidays } from './use-holidays.ts';
import { useInspection, useKeptFocus } from './use-inspection.ts';
import type { SessionAnswers } from './use-session-answers.ts';
import { undoKey } from './use-session-keys.ts';
import { useWords } from './words.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  setting: Setting;
  problems: readonly Problem[];
  /** Absent where nothing is saved yet that could be cancelled. */
  answers?: SessionAnswers | undefined;
  /** The names of referenced records that came with the sessions. */
  names?: Names;
  /** What else can be done with the sessions as a whole. */
  tools?: ReactNode;
}

/** Sessions by day, with what can be done with them and what stands against them. */
export function AgendaEditor({ editor, dispatch, setting, problems, answers, names, tools }: Props) {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const root = useRef<HTMLDivElement>(null);
  const change = usePermitted(dispatch, setting);
  const inspection = useInspection(change, root, isWide);
  const { inspect, seek } = inspection;
  const labels = useLabels(editor.days, names);
  const words = useWords(setting.zone);
  const { holidayOf, ...holidays } = useHolidays(setting);
  const keepFocus = useKeptFocus(root, editor);
  const editing = useMemo(
    (): AgendaEditing => ({ dispatch: change, setting, words, labels, holidayOf, inspect, seek }),
    [change, setting, words, labels, holidayOf, inspect, seek],
  );
  const state = useMemo(() => ({ editor, problems }), [editor, problems]);
  const onKeyDown = (event: KeyboardEvent) => {
    keepFocus(event);
    const edit = undoKey(event);
    if (!edit) return;
    event.preventDefault();
    change(edit);
  };
  return (
    <AgendaEditingContext value={editing}>
      <AgendaStateContext value={state}>
        <GlobalStyles styles={onPaper} />
        <Box ref={root} onKeyDown={onKeyDown} sx={whole} style={{ [ZOOM]: zoomOfPrint(editor.days) }}>
          {setting.readOnly && (
            <Alert severity="info" variant="outlined">
              {translate(setting.readOnly)}
            </Alert>
          )}
          <AgendaTools>{tools}</AgendaTools>
          {holidays.error !== undefined && (
            <Failure text={translate('agenda.holidaysFailed')} problem={holidays.error} onRetry={holidays.retry} />
          )}
          <ProblemList />
          <Days isWide={isWide} inspection={inspection} answers={answers} />
        </Box>
      </AgendaStateContext>
    </AgendaEditingContext>
  );
}

/** Where nothing may be changed sessions can still be marked, to be looked at. */
function usePermitted(dispatch: Dispatch<Edit>, { readOnly }: Setting): Dispatch<Edit> {
  return useMemo(
    () => (readOnly === undefined ? dispatch : (edit) => edit.type === 'mark' && dispatch(edit)),
    [dispatch, readOnly],
  );
}

const ZOOM = '--zoom-of-print' as string;

const whole = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  '@media print': { zoom: `var(${ZOOM})` },
} as const;
