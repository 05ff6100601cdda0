import { useRefresh, useUnselect, type Identifier, type RaRecord } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BulkTask } from '#model/bulk.ts';
import type { Entity } from '#model/entity.ts';
import type { Holders } from '#model/holders.ts';
import type { BulkOutcome } from '../../data/bulk-methods.ts';
import { messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { nameOfRecord } from '../names.ts';

/** A record that was not done. */
export interface Refused {
  id: Identifier;
  /** Its key where it can't be read. */
  name: string;
  /** Message keys. */
  reasons: string[];
  /** What keeps it from being removed. */
  held?: Holders;
}

interface Progress {
  isRunning: boolean;
  isStopping: boolean;
  /** How many are to be sent in this run, and how many of them were. */
  total: number;
  sent: number;
  done: number;
  refused: readonly Refused[];
  /** Those that were never sent, or sent without an answer. */
  left: readonly Identifier[];
  /** Message key of what ended the run too early. */
  problem: string | undefined;
}

export interface Bulk extends Progress {
  /** Ends the run after the records under way. */
  stop: () => void;
  /** Does it to records that were refused, or are left. */
  run: (ids: readonly Identifier[]) => Promise<void>;
}

/** Records in one call: few enough that the progress is seen, and that stopping is soon. */
const CHUNK = 50;

/**
 * Does something to records, some at a time, from the moment that it is shown. Those that are done are unmarked at
 * once, so that the marks are always what is still to do; afterwards the list is read again.
 */
export function useBulk(entity: Entity, task: BulkTask, ids: readonly Identifier[]): Bulk {
  const data = useRostrumData();
  const refresh = useRefresh();
  const unmark = useUnselect(entity.name);
  const [progress, setProgress] = useState<Progress>(() => beginning(ids));
  const isStopped = useRef(false);
  const change = (make: (before: Progress) => Partial<Progress>) =>
    setProgress((before) => ({ ...before, ...make(before) }));

  const run = async (wanted: readonly Identifier[]) => {
    change(({ refused, left }) => runOf(wanted, refused, left));
    await send(wanted);
  };

  const send = async (wanted: readonly Identifier[]) => {
    isStopped.current = false;
    for (let from = 0; from < wanted.length && !isStopped.current; from += CHUNK) {
      const chunk = wanted.slice(from, from + CHUNK);
      try {
        const outcomes = await data.bulk(entity.name, task, chunk);
        const refused = await refusedOf(outcomes);
        unmark(outcomes.flatMap(({ id, errors }) => (errors ? [] : [id])));
        change((before) => withChunk(before, chunk, refused));
      } catch (problem) {
        change(() => ({ problem: messageOf(problem) }));
        break;
      }
    }
    change(() => ({ isRunning: false, isStopping: false }));
    refresh();
  };

  const refusedOf = async (outcomes: readonly BulkOutcome[]): Promise<Refused[]> => {
    const refused = outcomes.flatMap(({ id, errors, holders, unseen = 0 }) =>
      errors ? [{ id, reasons: Object.values(errors).flat(), ...(holders && { held: { holders, unseen } }) }] : [],
    );
    if (refused.length === 0) return [];
    const asked = { ids: refused.map(({ id }) => id) };
    const { data: records } = await data.getMany<RaRecord>(entity.name, asked).catch(() => ({ data: [] }));
    const names = new Map(records.map((record) => [record.id, nameOfRecord(entity, record)]));
    return refused.map((one) => ({ ...one, name: names.get(one.id) || String(one.id) }));
  };

  const stop = () => {
    isStopped.current = true;
    change(({ isRunning }) => ({ isStopping: isRunning }));
  };
  const start = useEffectEvent(() => void send(ids));
  useEffect(() => {
    start();
    // Nobody is there any more to be told.
    return () => {
      isStopped.current = true;
    };
  }, []);
  return { ...progress, run, stop };
}

function beginning(ids: readonly Identifier[]): Progress {
  return { ...runOf(ids, [], []), done: 0 };
}

/** A run begins: what it takes up is refused no longer, and what is left besides stays so. */
function runOf(wanted: readonly Identifier[], refused: readonly Refused[], left: readonly Identifier[]) {
  const taken = new Set(wanted);
  return {
    isRunning: true,
    isStopping: false,
    total: wanted.length,
    sent: 0,
    refused: refused.filter(({ id }) => !taken.has(id)),
    left: [...wanted, ...left.filter((id) => !taken.has(id))],
    problem: undefined,
  };
}

function withChunk(before: Progress, chunk: readonly Identifier[], refused: readonly Refused[]): Partial<Progress> {
  return {
    sent: before.sent + chunk.length,
    done: before.done + chunk.length - refused.length,
    refused: [...before.refused, ...refused],
    // A run takes them from the front.
    left: before.left.slice(chunk.length),
  };
}
