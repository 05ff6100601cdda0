import { useTranslate } from 'react-admin';
import { nameOfRecord } from '../../../entity/names.ts';
import { ReasonedMenu, type ReasonedItem } from '../../../entity/ReasonedMenu.tsx';
import type { RowToolsProps } from '../../../entity/row-tools.tsx';
import { useEvent } from '../event-context.ts';
import { useWork } from '../work/work.ts';
import { useActs, useWhyRefused } from './acts.ts';
import { useLinks } from './use-links.ts';

interface Props extends RowToolsProps {
  /** What else may be done with it. */
  more?: readonly ReasonedItem[];
}

/** What may be done with the nomination of a row. */
export function ActOnOne({ entity, record, more }: Props) {
  const translate = useTranslate();
  const event = useEvent();
  const begin = useWork();
  const { acts, workOf } = useActs(event);
  const whyRefused = useWhyRefused(event);
  const linksTo = useLinks(event);
  const name = nameOfRecord(entity, record);
  const items = acts.map((act) => ({
    id: act,
    text: translate(`nomination.action.${act}`),
    reasons: whyRefused(act, record),
    onTake: () => begin(workOf(act, [String(record.id)], name)),
  }));
  return <ReasonedMenu name={name} items={[...(more ?? []), ...items, ...linksTo(record)]} />;
}

/** The same at the end of the rows of a list. */
export function actOnOne(row: RowToolsProps) {
  return <ActOnOne {...row} />;
}
