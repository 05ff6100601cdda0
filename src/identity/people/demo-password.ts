import type { RealmUser } from '../realm/realm.ts';

/** The password of every demo user; whoever has it is offered on the sign-in page. */
export const demoPassword = 'rostrum-demo';

export function hasDemoPassword(user: RealmUser): boolean {
  return user.password === demoPassword;
}
