import { DEFAULT_DATE_FORMAT, DEFAULT_DATE_TIME_FORMAT, DEFAULT_TIME_ZONE_LABEL } from '#model/limits.ts';
import { zoneOfLabel } from '#model/time/zones.ts';
import type { User } from '../session/session.ts';

/** The answer of `get-login-user-details`, spelt as on the wire. */
export interface WireUser {
  userGuid: string;
  loginCode: string;
  userFristName: string;
  userLastName: string;
  userEmail: string;
  timeZone?: string;
  dateFormat?: string;
  dateTimeFormat?: string;
}

/** The user in our words, with the defaults of the specification (section 3). */
export function readUser(wire: WireUser): User {
  const name = [wire.userFristName, wire.userLastName].filter(Boolean).join(' ');
  return {
    key: wire.userGuid,
    loginCode: wire.loginCode,
    name: name || wire.loginCode,
    email: wire.userEmail,
    zone: zoneOfLabel(wire.timeZone || DEFAULT_TIME_ZONE_LABEL),
    dateFormat: wire.dateFormat || DEFAULT_DATE_FORMAT,
    dateTimeFormat: wire.dateTimeFormat || DEFAULT_DATE_TIME_FORMAT,
  };
}
