import type { ReactNode } from 'react';
import { launchUserCalls, mappingCalls, uploadCalls, type Call, type MappingOwner } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import type { OtherList } from '../../data/records.ts';

/** The record that others are mapped to. */
export interface Owner {
  entity: MappingOwner;
  key: string;
  name: string;
}

/** Which records of which owner a list shows. */
export interface MappedListsProps {
  /** The word of the calls. */
  plural: string;
  /** The entity whose records are mapped. */
  name: string;
  owner: Owner;
  /** The entity as it is listed when it is mapped, where the owner knows more of it. */
  asMapped?: (entity: Entity) => Entity;
  /** What else can be done with marked records that are mapped. */
  markedTools?: ReactNode;
}

/** Under which name the browser keeps what is searched in mapped lists: a saved owner forgets it, as its own list. */
export function storeKeyOf({ entity, key }: Owner, plural: string, part: string): string {
  return `${entity}.listParams.${key}.${plural}.${part}`;
}

/** The list of what is mapped to an owner, or of what is not. */
export function mappingList(plural: string, { entity, key }: Pick<Owner, 'entity' | 'key'>, isMapped: boolean) {
  return { call: mappingCalls(plural, entity).list, query: { key, mapped: String(isMapped) } } satisfies OtherList;
}

/** What is said of mapping, in the words of each owner. */
export const wordsOf: Record<MappingOwner, (key: string) => string> = {
  'learning-environment': (key) => `mapping.${key}`,
  'program-launch': (key) => `assigning.${key}`,
};

/** Template and upload of a file whose records are mapped. */
export const filesOf: Record<MappingOwner, (plural: string) => { template: Call; upload: Call }> = {
  'learning-environment': uploadCalls,
  'program-launch': () => launchUserCalls,
};
