import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { Entity } from '#model/entity.ts';
import { MarkMatching } from '../../../entity/bulk/MarkMatching.tsx';
import { MarkedRow } from '../../../entity/MarkedRow.tsx';
import { useMarkedWork } from '../work/marked-work.ts';
import { useActs } from './acts.ts';

interface Props {
  entity: Entity;
  event: RaRecord;
  /** What else may be done with what is marked. */
  children?: ReactNode;
}

/** What can be done with the marked nominations of all pages. */
export function ActOnMarked({ entity, event, children }: Props) {
  const translate = useTranslate();
  const { marked, begin } = useMarkedWork();
  const { acts, workOf } = useActs(event);
  return (
    <MarkedRow marks={<MarkMatching entity={entity} />}>
      {children}
      {acts.map((act) => (
        <Button key={act} size="small" onClick={() => begin(workOf(act, marked))}>
          {translate(`nomination.action.${act}`)}
        </Button>
      ))}
    </MarkedRow>
  );
}
