import { useTranslate } from 'react-admin';
import { useEntity } from '../data/useEntity.ts';
import { Counted } from '../layout/Counted.tsx';
import { nameOfMany } from './names.ts';

/** What the records of an entity are called, as on a tab, and how many there are, once that is known. */
export function CountedName({ name, count }: { name: string; count: number | undefined }) {
  const translate = useTranslate();
  const { entity } = useEntity(name);
  return <Counted text={nameOfMany(entity, translate)} count={count} />;
}
