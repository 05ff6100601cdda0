import { createContext } from 'react';
import type { Field } from '#model/entity.ts';

/** What the history of a record tells of beside its own fields, as a page knows it. */
export const FieldsBesideContext = createContext<readonly Field[]>([]);
