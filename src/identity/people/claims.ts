import type { Realm, RealmUser } from '../realm/realm.ts';

/** Who the user is, in the words of OpenID. */
export function profileClaims(user: RealmUser) {
  return {
    preferred_username: user.username,
    given_name: user.firstName,
    family_name: user.lastName,
    name: nameOf(user),
    email: user.email,
    email_verified: true,
  };
}

/** What the user may do: the realm's roles, and the attributes that the realm file maps (tenant, loginCode). */
export function accessClaims(realm: Realm, user: RealmUser): Record<string, unknown> {
  return { realm_access: { roles: user.roles }, ...mappedAttributes(realm, user) };
}

export function nameOf(user: RealmUser): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

function mappedAttributes(realm: Realm, user: RealmUser): Record<string, string | string[]> {
  const claims: Record<string, string | string[]> = {};
  for (const { attribute, claim, isList } of realm.client.claimMappers) {
    const values = user.attributes[attribute] ?? [];
    const [first] = values;
    if (first !== undefined) claims[claim] = isList ? values : first;
  }
  return claims;
}
