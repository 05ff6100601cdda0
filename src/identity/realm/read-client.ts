import type { JsonNode } from './json-node.ts';
import type { ClaimMapper, RealmClient } from './realm.ts';

/** The realm's one public client, refused unless it is as strict as the provider means to be. */
export function readClient(root: JsonNode): RealmClient {
  const client = root.at('clients').items().find(isPublic);
  if (!client) throw new Error(`${root.path} has no public client`);
  refuseWeakness(client);
  const mappers = client.at('protocolMappers').items();
  const audience = mappers.find((mapper) => kindOf(mapper) === 'oidc-audience-mapper');
  if (!audience) throw new Error(`${client.path} needs an oidc-audience-mapper`);
  const redirectUris = client.at('redirectUris').texts();
  return {
    id: client.at('clientId').text(),
    audience: audience.at('config').at('included.client.audience').text(),
    home: client.at('rootUrl').text() + client.at('baseUrl').text('/'),
    origins: client.at('webOrigins').texts(),
    redirectUris,
    postLogoutRedirectUris: client.at('attributes').at('post.logout.redirect.uris').text().split('##'),
    claimMappers: mappers.filter((mapper) => kindOf(mapper) === 'oidc-usermodel-attribute-mapper').map(readMapper),
  };
}

function isPublic(client: JsonNode): boolean {
  return client.at('publicClient').flag();
}

function kindOf(mapper: JsonNode): string {
  return mapper.at('protocolMapper').text();
}

function readMapper(mapper: JsonNode): ClaimMapper {
  const config = mapper.at('config');
  return {
    attribute: config.at('user.attribute').text(),
    claim: config.at('claim.name').text(),
    isList: config.at('multivalued').text('false') === 'true',
  };
}

/** RFC 9700: only the code flow with PKCE S256, only addresses that are spelled out. */
function refuseWeakness(client: JsonNode): void {
  if (client.at('attributes').at('pkce.code.challenge.method').value !== 'S256') {
    throw new Error(`${client.path} must demand PKCE with S256`);
  }
  for (const flow of ['implicitFlowEnabled', 'directAccessGrantsEnabled']) {
    if (client.at(flow).flag()) throw new Error(`${client.path}.${flow} must be false`);
  }
  const addresses = [...client.at('redirectUris').texts(), ...client.at('webOrigins').texts()];
  const wildcard = addresses.find((address) => address.includes('*') || address === '+');
  if (wildcard) throw new Error(`${client.path} must spell out its addresses instead of '${wildcard}'`);
}
