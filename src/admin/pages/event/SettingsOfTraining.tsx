import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { Failure } from '../../fields/Failure.tsx';
import { readStart, type Origin } from './start-of-event.ts';

/** Takes over the settings of a training that is chosen while an event is added; what was changed by hand stays. */
export function SettingsOfTraining() {
  const data = useRostrumData();
  const notify = useNotify();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const [launchKey, trainingKey] = useWatch({ name: ['launchKey', 'trainingKey'] }) as (string | null)[];
  const [first] = useState(trainingKey);
  const origin: Origin | undefined =
    trainingKey && trainingKey !== first ? { ...(launchKey && { launchKey }), trainingKey } : undefined;
  const { error, retry } = useAnswer(origin, async (asked, signal) => {
    const values = await readStart(data, asked, signal);
    if (signal.aborted) return;
    const untouched = Object.entries(values).filter(([name]) => !Object.hasOwn(dirtyFields, name));
    for (const [name, value] of untouched) setValue(name, value);
    notify('event.settingsTaken', { type: 'info' });
  });
  if (error === undefined) return null;
  return <Failure text={translate('event.startFailed')} problem={error} onRetry={retry} />;
}
