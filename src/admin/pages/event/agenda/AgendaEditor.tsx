import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useMemo, useRef, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { holidayOn } from '#model/agenda/holidays.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { heardOnly } from '../../../layout/heard-only.ts';
import { EmptyDrawing } from '../../../layout/EmptyDrawing.tsx';
import { sheet } from '../../../layout/sheet.ts';
import { readHolidays } from './agenda-calls.ts';
import { AgendaTools } from './AgendaTools.tsx';
import { DayColumns } from './DayColumns.tsx';
import { DayList } from './DayList.tsx';
import { sessionWith } from './edited-agenda.ts';
import type { Edit, Editor } from './editor.ts';
import { useLabels } from './labels.ts';
import { ProblemList } from './ProblemList.tsx';
import type { Problem } from './problems.ts';
import { SessionInspector } from './SessionInspector.tsx';
import { AgendaEditingContext, type AgendaEditing, type Setting } from './setting.ts';
import { undoKey } from './use-session-keys.ts';

interface Props {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  setting: Setting;
  problems: readonly Problem[];
  /** What else can be done with the sessions as a whole. */
  tools?: ReactNode;
}

/** Sessions by day: columns on a ruler with an inspector beside them, on narrow screens a list. */
export function AgendaEditor({ editor, dispatch, setting, problems, tools }: Props) {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const root = useRef<HTMLDivElement>(null);
  const { isInspecting, inspect, close } = useInspection(dispatch, root, isWide);
  const labels = useLabels(editor.days);
  const holidays = useHolidays(setting.isRelative);
  const marked = sessionWith(editor.days, editor.marked);
  const keepFocus = useKeptFocus(root, editor);
  const editing = useMemo(
    (): AgendaEditing => ({ editor, dispatch, setting, problems, labels, holidayOn: holidays, inspect }),
    [editor, dispatch, setting, problems, labels, holidays, inspect],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    keepFocus(event);
    const edit = undoKey(event);
    if (!edit) return;
    event.preventDefault();
    dispatch(edit);
  };
  return (
    <AgendaEditingContext value={editing}>
      <Box ref={root} onKeyDown={onKeyDown} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <AgendaTools>{tools}</AgendaTools>
        <ProblemList />
        {editor.days.length === 0 && <NoDays />}
        <Box id="agenda-keys" sx={isWide && editor.days.length > 0 ? hint : heardOnly} className="agenda-tool">
          {translate('agenda.keys')}
        </Box>
        {isWide ? (
          <Box sx={marked ? beside : undefined}>
            {editor.days.length > 0 && <DayColumns />}
            {marked && (
              <Box component="aside" aria-label={translate('agenda.inspector')} sx={inspector} className="agenda-tool">
                <SessionInspector session={marked} />
              </Box>
            )}
          </Box>
        ) : (
          <>
            <DayList />
            {marked && isInspecting && (
              <InspectorDialog onClose={close}>
                <SessionInspector session={marked} />
              </InspectorDialog>
            )}
          </>
        )}
      </Box>
    </AgendaEditingContext>
  );
}

function InspectorDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('agenda.inspector')}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
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

/** Shows the inspector; on wide screens, where it stands there already, leads the focus to its first field. */
function useInspection(dispatch: Dispatch<Edit>, root: { current: HTMLElement | null }, isWide: boolean) {
  const [asked, setAsked] = useState<{ id: string }>();
  useEffect(() => {
    if (asked && isWide) root.current?.querySelector<HTMLElement>('[data-inspector] input')?.focus();
  }, [asked, isWide, root]);
  return {
    isInspecting: asked !== undefined,
    inspect: (id: string) => {
      dispatch({ type: 'mark', id });
      setAsked({ id });
    },
    close: () => setAsked(undefined),
  };
}

/** A block that a key has moved to another day is another element: the marked one gets its focus. */
function useKeptFocus(root: { current: HTMLElement | null }, editor: Editor) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const block = root.current?.querySelector<HTMLElement>(`[data-session="${editor.marked}"]`);
    block?.focus();
  }, [editor, root]);
  return ({ target, key }: KeyboardEvent) => {
    const isBlock = target instanceof HTMLElement && target.dataset['session'] !== undefined;
    if (isBlock && key !== 'Tab' && key !== 'Enter' && key !== 'Shift' && key !== 'Control') isWanted.current = true;
  };
}

/** The holidays by date, for days that have one. */
function useHolidays(isRelative: boolean): AgendaEditing['holidayOn'] {
  const data = useRostrumData();
  const { value } = useAnswer(isRelative ? undefined : 'holidays', (_asked, signal) => readHolidays(data, signal));
  return useMemo(() => (date) => (date ? holidayOn(date, value ?? []) : undefined), [value]);
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 2,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;

const inspector = {
  ...sheet,
  padding: 2,
  maxBlockSize: '72vh',
  overflowY: 'auto',
} as const;

const hint = { typography: 'caption', color: 'text.secondary' } as const;
