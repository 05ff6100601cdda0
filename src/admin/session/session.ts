import type { Role } from '#model/roles.ts';
import type { Zone } from '#model/time/zones.ts';

/** The signed-in person, from `get-login-user-details`. */
export interface User {
  key: string;
  loginCode: string;
  /** First and last name, else the login code. */
  name: string;
  email: string;
  zone: Zone;
  /** .NET patterns. */
  dateFormat: string;
  dateTimeFormat: string;
}

/** Who works here and how dates are written for them. */
export interface Session {
  /** The host name that selects the tenant. */
  tenant: string;
  roles: readonly Role[];
  user: User;
  /** BCP 47 tag. */
  culture: string;
  /** Whether sent mails are caught and can be read here. */
  hasInbox: boolean;
  /** Loads the application again, in this culture or another one. */
  startAnew: (culture?: string) => void;
}
