import { useState, type FormEvent } from 'react';
import { isDatePattern } from '#model/time/net-pattern.ts';
import { errorsOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useSession } from '../../session/SessionContext.tsx';

export interface ProfileSettings {
  /** A Windows display label. */
  timeZone: string;
  /** .NET patterns. */
  dateFormat: string;
  dateTimeFormat: string;
}

/** The person's settings as they are edited, with message keys by field; a save starts the application anew. */
export function useProfile() {
  const data = useRostrumData();
  const { user, startAnew } = useSession();
  const { zone, dateFormat, dateTimeFormat } = user;
  const [settings, setSettings] = useState<ProfileSettings>({ timeZone: zone.label, dateFormat, dateTimeFormat });
  const [refused, setRefused] = useState<Record<string, string>>({});
  const wrong = whyWrong(settings);
  return {
    settings,
    errors: { ...refused, ...wrong },
    change: (part: Partial<ProfileSettings>) => setSettings({ ...settings, ...part }),
    save: (event: FormEvent) => {
      event.preventDefault();
      if (Object.keys(wrong).length > 0) return;
      data.updateUser(settings).then(
        () => startAnew(),
        (problem: unknown) => setRefused(errorsOf(problem)),
      );
    },
  };
}

function whyWrong({ dateFormat, dateTimeFormat }: ProfileSettings): Record<string, string> {
  return {
    ...(isDatePattern(dateFormat) ? {} : { dateFormat: 'profile.datePattern' }),
    ...(isDatePattern(dateTimeFormat, true) ? {} : { dateTimeFormat: 'profile.dateTimePattern' }),
  };
}
