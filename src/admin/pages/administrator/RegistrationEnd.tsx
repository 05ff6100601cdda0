import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { ZonedTime } from '../../fields/ZonedTime.tsx';

/** Until when learners can nominate themselves for an event, by its own clock; nothing where that has no end. */
export function RegistrationEnd({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const [now] = useState(() => Date.now());
  const { registrationEndsAt } = event as Partial<Record<string, string>>;
  if (!registrationEndsAt) return null;
  const isOver = Date.parse(registrationEndsAt) <= now;
  return (
    <span>
      {translate(`administration.registration.${isOver ? 'ended' : 'ends'}`)}{' '}
      <ZonedTime instant={registrationEndsAt} zone={event['timeZone']} isNamed={false} />
    </span>
  );
}
