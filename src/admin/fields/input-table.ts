import { createContext, type ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import type { InputProps } from './field-props.ts';

/** The inputs for fields within fields: an object or a list is itself one of the table that it needs. */
export const InputTableContext = createContext<Partial<Record<FieldKind, ComponentType<InputProps>>>>({});
