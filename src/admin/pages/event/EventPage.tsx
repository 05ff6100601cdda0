import { EntityEdit, type RecordPageProps } from '../../entity/EntityEdit.tsx';

/** An event: what it is, its sessions, its history. */
export function EventPage({ loaded, record }: RecordPageProps) {
  return <EntityEdit loaded={loaded} record={record} tabs={[]} />;
}
