import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import type { Option } from '#model/history.ts';
import { useSession } from '../session/SessionContext.tsx';

export interface Creating {
  /** The entity's name. */
  entity: string;
  /** What the new record is to be called. */
  text: string;
  onCreated: (option: Option) => void;
  onClose: () => void;
}

/** Shows the dialog that makes a record of any entity, which is itself made of the inputs that open it. */
export const CreateRecordContext = createContext<((creating: Creating) => ReactNode) | undefined>(undefined);

/** Stands for a record that is yet to be made among those that are offered. */
const NEW = 'new';

interface CreateReference {
  /** The offer to add a record of that name; none where the person may not, or where the field takes no new ones. */
  offer: (text: string) => Option[];
  /** Whether the choice is that offer; the dialog opens, with the text as the name. */
  takes: (option: Option | null | undefined, text: string) => boolean;
  dialog: ReactNode;
}

/** The way to make the record that a reference is to point at, while the form around it stays as it is. */
export function useCreateReference(field: Field, onCreated: (option: Option) => void): CreateReference {
  const translate = useTranslate();
  const { roles } = useSession();
  const createRecord = useContext(CreateRecordContext);
  const [newName, setNewName] = useState<string>();
  const entity = entityIndex.find(({ name }) => name === field.hints.reference?.to);
  const mayCreate = createRecord && entity?.access.create.some((role) => roles.includes(role));
  const close = () => setNewName(undefined);
  return {
    offer: (text) => {
      const name = entity && translate(`${entity.keys}.title`);
      const label = translate(text ? 'reference.addNamed' : 'reference.add', { name, text });
      return mayCreate ? [{ value: NEW, label }] : [];
    },
    takes: (option, text) => {
      if (option?.value !== NEW) return false;
      setNewName(text);
      return true;
    },
    dialog:
      createRecord &&
      entity &&
      newName !== undefined &&
      createRecord({
        entity: entity.name,
        text: newName,
        onCreated: (option) => {
          onCreated(option);
          close();
        },
        onClose: close,
      }),
  };
}
