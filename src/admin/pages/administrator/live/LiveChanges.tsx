import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { nominationCalls } from '#model/calls.ts';
import { useLookAgain } from '../../../data/use-look-again.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { useFormatDate } from '../../../fields/format-date.ts';
import { LiveContext } from './live-context.ts';

/** What the page of an event shows of it, by the names of the entities that are read. */
const shown = ['event', 'nomination', 'learner'];

/**
 * Lists and seats of an event, which show what others change as it comes, and say so. Marks, pages and what is open stay,
 * for the same lists are only read again.
 */
export function LiveChanges({ eventKey, children }: { eventKey: string; children: ReactNode }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const { call } = useRostrumData();
  const queries = useQueryClient();
  const seen = useRef<string>(undefined);
  const [updatedAt, setUpdatedAt] = useState<string>();
  const read = async (onChange: () => void) => {
    try {
      const { version } = await call<{ version: string }>(nominationCalls.changes, { query: { key: eventKey } });
      const isNews = seen.current !== undefined && seen.current !== version;
      seen.current = version;
      if (isNews) onChange();
    } catch {
      // What is read in vain is read again soon, and the lists say themselves when they can not be read.
    }
  };
  const show = () => {
    for (const name of shown) void queries.invalidateQueries({ queryKey: [name] });
    setUpdatedAt(new Date().toISOString());
  };
  useLookAgain(() => void read(show));
  const markSeen = () => void read(() => {});
  const readFirst = useEffectEvent(markSeen);
  useEffect(() => readFirst(), []);
  return (
    <LiveContext value={markSeen}>
      <Typography
        component="output"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', minBlockSize: 20 }}
      >
        {updatedAt !== undefined && translate('administration.live', { time: instantOf(updatedAt) })}
      </Typography>
      {children}
    </LiveContext>
  );
}
