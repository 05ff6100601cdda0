import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BulkTask } from '#model/bulk.ts';
import type { Entity } from '#model/entity.ts';
import { MarkedRow } from '../MarkedRow.tsx';
import { AskFirst } from './AskFirst.tsx';
import { MarkedActions } from './MarkedActions.tsx';
import { MarkMatching } from './MarkMatching.tsx';
import { asksFirst, type BulkChoice } from './choices.ts';

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }));

/** What is being done to the records that were marked as it began. */
interface Work {
  choice: BulkChoice;
  task: BulkTask;
}

/** Rises when rows are marked: how many, over all pages, and what can be done with them. */
export function MarkedBar({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const [asked, setAsked] = useState<BulkChoice>();
  const [work, setWork] = useState<Work>();
  const place = useRef<HTMLDivElement>(null);
  const count = selectedIds.length;
  const begin = (choice: BulkChoice, task: BulkTask) => {
    setAsked(undefined);
    setWork({ choice, task });
  };
  // The same one for each mark, so that the buttons need not be made anew.
  const choose = useCallback((choice: BulkChoice) => {
    if (asksFirst(choice)) setAsked(choice);
    else setWork({ choice, task: choice.task });
  }, []);
  const end = () => {
    flushSync(() => setWork(undefined));
    // The button that began it may be gone with the marks.
    place.current?.focus();
  };
  return (
    <Box ref={place} tabIndex={-1} sx={sticky}>
      <MarkedRow marks={<MarkMatching entity={entity} />}>
        <MarkedActions entity={entity} onChoose={choose} />
      </MarkedRow>
      {asked && (
        <AskFirst
          entity={entity}
          choice={asked}
          count={count}
          onTake={(input) => begin(asked, { ...asked.task, ...(input && { input }) })}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Suspense>
        {work && (
          <BulkDialog
            entity={entity}
            title={translate(work.choice.label)}
            task={work.task}
            ids={selectedIds}
            onClose={end}
          />
        )}
      </Suspense>
    </Box>
  );
}

/** In sight also below many rows. */
const sticky = { position: 'sticky', insetBlockStart: 0, zIndex: 3, outline: 'none' } as const;
