import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { withNulls } from '../fields/nested-values.ts';
import { clashesOf } from './conflict.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { wasReloaded } from './dev-reload.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { useFormNavigation } from './form-navigation.ts';
import type { KeptDraft } from './use-draft.ts';

interface Props {
  entity: Entity;
  record: Values | undefined;
  draft: KeptDraft;
}

/** Keeps what is typed into the form around it, and offers what was typed before and is not saved. */
export function FormDraft({ entity, record, draft }: Props) {
  const notify = useNotify();
  const { setValue } = useFormContext();
  const { reveal } = useFormNavigation();
  const [isChoosing, setChoosing] = useState(false);
  const { offered } = draft;
  useKeeping(draft.keep);
  const fill = (values: Values) => {
    setChoosing(false);
    for (const field of entity.fields) {
      if (field.name in values) setValue(field.name, withNulls(values[field.name], field), { shouldDirty: true });
    }
    draft.take();
  };
  if (!offered) return null;
  const { values, base = {} } = offered;
  const focus = () => reveal(Object.keys(values)[0] ?? entity.text.name);
  const versions = record && { base, mine: values, current: record };
  const restore = (chosen: Values) => {
    fill(chosen);
    focus();
  };
  return (
    <>
      <AfterReload
        onReloaded={() => {
          fill(values);
          notify('draft.reloaded', { type: 'info' });
        }}
      />
      <DraftNotice
        entity={entity}
        record={record}
        draft={offered}
        onRestore={() => {
          if (versions && clashesOf(entity, versions).clashes.length > 0) setChoosing(true);
          else restore(values);
        }}
        onDiscard={() => {
          draft.discard();
          focus();
        }}
      />
      {isChoosing && versions && (
        <ConflictDialog
          entity={entity}
          {...versions}
          isRestoring
          onChoose={restore}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Where nobody has left the form, nobody is asked. */
function AfterReload({ onReloaded }: { onReloaded: () => void }) {
  const restore = useEffectEvent(onReloaded);
  useEffect(() => {
    // As it begins the form sets its own values: what is restored comes after them.
    const timer = setTimeout(() => {
      if (wasReloaded()) restore();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** How long typing must pause, in milliseconds: a crash costs no more than that. */
const PAUSE_MS = 400;

/** Keeps the values after each pause of typing, and when the page goes away. */
function useKeeping(keep: (values: Values) => void): void {
  const { subscribe, getValues } = useFormContext();
  const keepNow = useEffectEvent(() => keep(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepWaiting = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keepNow();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(keepWaiting, PAUSE_MS);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: wait });
    window.addEventListener('pagehide', keepWaiting);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', keepWaiting);
    };
  }, [subscribe]);
}
