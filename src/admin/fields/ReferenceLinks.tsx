import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Field } from '#model/entity.ts';
import { entityIndex } from '#model/generated/index.ts';
import { mayEnter } from '#model/roles.ts';
import { pathOf } from '../layout/places.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useOptionsOf } from './suggestions.ts';

/** Ways to the records that a key, or several, stand for; nothing where the person may not see them. */
export function ReferenceLinks({ field, value }: { field: Field; value: unknown }) {
  const translate = useTranslate();
  const path = usePathOfReferenced(field);
  const keys = path === undefined ? [] : [value ?? []].flat().map(String);
  const options = useOptionsOf(field, keys).filter(({ value: key }) => keys.includes(key));
  if (options.length === 0) return null;
  return (
    <span>
      {options.map(({ value: key, label }) => (
        <Link key={key} component={RouterLink} to={`${path}/${key}`} underline="hover" sx={{ marginInlineEnd: 1.5 }}>
          {translate('form.open', { name: label })}
        </Link>
      ))}
    </span>
  );
}

/** Where the records that a field refers to have their pages; undefined without pages, or rights to see them. */
function usePathOfReferenced({ hints }: Field): string | undefined {
  const { roles } = useSession();
  const target = entityIndex.find(({ name }) => name === hints.reference?.to);
  if (!target || target.section === 'none') return undefined;
  const path = pathOf(target);
  return target.access.show.some((role) => roles.includes(role)) && mayEnter(roles, path) ? path : undefined;
}
