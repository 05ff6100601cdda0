import { useContext } from 'react';
import type { Field } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import { fieldOfAttribute } from '../data/security-attribute.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { EntityLoaderContext } from '../data/useEntity.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

interface Attributes {
  /** Undefined until the server has named them. */
  fields: Field[] | undefined;
  /** The entity that they describe. */
  owner: string | undefined;
  error: unknown;
  retry: () => void;
}

/** The attributes that criteria may ask for, as fields; their labels are the texts of the entity that they belong to. */
export function useAttributes(isNeeded = true): Attributes {
  const data = useRostrumData();
  const loadEntity = useContext(EntityLoaderContext);
  const ask = async () => {
    const attributes = await data.attributes();
    const prefixes = new Set(attributes.map(({ labelKey }) => labelKey.split('.')[0]));
    const owners = entityIndex.filter(({ keys }) => prefixes.has(keys));
    await Promise.all(owners.map(({ name }) => loadEntity(name)));
    return { fields: attributes.map(fieldOfAttribute), owner: owners[0]?.name };
  };
  const { value, error, retry } = useAnswer(isNeeded ? 'attributes' : undefined, ask);
  return { fields: value?.fields, owner: value?.owner, error, retry };
}
