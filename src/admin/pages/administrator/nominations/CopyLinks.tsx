import { nameOfRecord } from '../../../entity/names.ts';
import { ReasonedMenu } from '../../../entity/ReasonedMenu.tsx';
import type { RowToolsProps } from '../../../entity/row-tools.tsx';
import { useEvent } from '../event-context.ts';
import { useLinks } from './use-links.ts';

/** The links by which whose nomination it is acts without an account, to be copied. */
function CopyLinks({ entity, record }: RowToolsProps) {
  const linksTo = useLinks(useEvent());
  return <ReasonedMenu name={nameOfRecord(entity, record)} items={linksTo(record)} />;
}

/** The same at the end of the rows of a list. */
export function copyLinks(row: RowToolsProps) {
  return <CopyLinks {...row} />;
}
