import type { Scope } from '../context.ts';
import { newKey } from '../records/new-key.ts';
import { linkSecretOf } from '../stores/links.ts';
import type { Meaning } from './link.ts';
import { signLink } from './sign-link.ts';

/** Makes links of a tenant; answers their paths below the application's own. */
export type LinkMaker = (link: Meaning) => string;

/** What makes the tenant's links. */
export async function linkMakerOf(scope: Scope): Promise<LinkMaker> {
  const secret = await linkSecretOf(scope);
  return (link) => `/link/${signLink({ ...link, tenant: scope.tenant.id, id: newKey(scope.now) }, secret)}`;
}
