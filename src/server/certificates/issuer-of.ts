import { MODULE } from '#model/messages.ts';
import type { Scope } from '../context.ts';
import type { PageTexts } from '../links/page-texts.ts';
import { moduleResourceOf } from '../stores/module-resources.ts';

/** Who stands for the certificates of a tenant: what it calls itself in that language, or in its own. */
export async function issuerOf(scope: Scope, { culture, translate }: PageTexts): Promise<string> {
  const cultures = [culture, scope.site.culture];
  return (
    (await moduleResourceOf(scope, cultures, { module: MODULE, name: 'certificate.issuer' })) ?? translate('app.name')
  );
}
