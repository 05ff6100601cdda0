import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { entityIndex } from '#model/generated/index.ts';
import { useCrumb } from './crumb.ts';
import { pathOf } from './places.ts';

/** Where one is: section, list, record. */
export function Breadcrumb() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const record = useCrumb();
  const summary = entityIndex.find((candidate) => `${pathname}/`.startsWith(`${pathOf(candidate)}/`));
  if (!summary) return <Box sx={grow}>{record && <Here text={record} />}</Box>;
  const isCalendar = pathname === '/program/calendar';
  const isDeeper = !isCalendar && pathname.replace(/\/$/, '') !== pathOf(summary);
  const name = translate(isCalendar ? 'section.calendar' : `${summary.keys}.menu`);
  return (
    <Breadcrumbs aria-label={translate('shell.breadcrumb')} sx={{ flex: 1, minInlineSize: 0, typography: 'body2' }}>
      {summary.section === 'setup' && (
        <Typography variant="body2" color="textSecondary">
          {translate('shell.setup')}
        </Typography>
      )}
      {isDeeper ? (
        <Link component={RouterLink} to={pathOf(summary)} color="textSecondary" underline="hover">
          {name}
        </Link>
      ) : (
        <Here text={name} />
      )}
      {isDeeper && record && <Here text={record} />}
    </Breadcrumbs>
  );
}

function Here({ text }: { text: string }) {
  return (
    <Typography variant="body2" noWrap aria-current="page" sx={{ fontWeight: 550, maxWidth: '40ch' }}>
      {text}
    </Typography>
  );
}

const grow = { flex: 1 };
