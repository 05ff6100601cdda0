import { JsonNode } from './json-node.ts';
import { resolvePlaceholders } from './placeholders.ts';
import type { Lifetimes, Realm, RealmUser } from './realm.ts';
import { readClient } from './read-client.ts';

/** Reads a Keycloak realm file; throws with the place when it is malformed or would open an insecure client. */
export function readRealm(file: unknown, addresses: Record<string, string>): Realm {
  const resolved = resolvePlaceholders(file, addresses);
  const name = new JsonNode(resolved, 'realm file').at('realm').text();
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`'${name}' is not a realm name: use small letters, digits, dashes`);
  const root = new JsonNode(resolved, `realm ${name}`);
  return {
    name,
    displayName: root.at('displayName').text(name),
    client: readClient(root),
    lifetimes: readLifetimes(root),
    roles: root
      .at('roles')
      .at('realm')
      .items()
      .map((role) => ({ name: role.at('name').text(), description: role.at('description').text('') })),
    users: root
      .at('users')
      .items()
      .filter((user) => user.at('enabled').flag())
      .map(readUser),
  };
}

function readLifetimes(root: JsonNode): Lifetimes {
  return {
    accessToken: root.at('accessTokenLifespan').seconds(),
    code: root.at('accessCodeLifespan').seconds(),
    signInPage: root.at('accessCodeLifespanLogin').seconds(),
    sessionIdle: root.at('ssoSessionIdleTimeout').seconds(),
    sessionMax: root.at('ssoSessionMaxLifespan').seconds(),
  };
}

function readUser(user: JsonNode): RealmUser {
  const attributes = user.at('attributes');
  const password = user
    .at('credentials')
    .items()
    .find((credential) => credential.at('type').text() === 'password')
    ?.at('value').value;
  return {
    id: user.at('id').text(),
    username: user.at('username').text(),
    email: user.at('email').text(''),
    firstName: user.at('firstName').text(''),
    lastName: user.at('lastName').text(''),
    roles: user.at('realmRoles').texts(),
    attributes: Object.fromEntries(attributes.names().map((name) => [name, attributes.at(name).texts()])),
    ...(typeof password === 'string' ? { password } : {}),
  };
}
