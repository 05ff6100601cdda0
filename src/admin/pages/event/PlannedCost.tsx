import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AgendaDay } from '#model/agenda/agenda.ts';
import { plannedCostCall } from '#model/calls.ts';
import { isShort, type PlannedCost as Cost } from '#model/rules/planned-cost.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { amountsOf } from '../../fields/amounts.ts';
import { Failure } from '../../fields/Failure.tsx';
import { sheet as paper } from '../../layout/sheet.ts';
import { useSession } from '../../session/SessionContext.tsx';
import type { EventAsked } from './agenda/agenda-calls.ts';

interface Props extends EventAsked {
  /** The sessions as they are edited; undefined: as they are stored. */
  days: AgendaDay[] | undefined;
  /** Of the event: another one may cost something else. */
  version?: unknown;
  /** Whether what is edited makes no sense just now: then the last answer stays. */
  isUnfinished: boolean;
  /** What stands there while nothing costs anything. */
  empty?: ReactNode;
}

/** How long editing must rest before the server is asked, in milliseconds. */
const REST_MS = 400;

/** What the venues and the inventory of an event will cost, line by line and in total, and what there is too little of. */
export function PlannedCost({ eventKey, newEvent, days, version, isUnfinished, empty = null }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { call } = useRostrumData();
  const question = { version, query: eventKey === undefined ? {} : { key: eventKey }, body: { event: newEvent, days } };
  const { value, error, retry } = useAnswer(
    isUnfinished ? undefined : question,
    ({ query, body }, signal) => call<Cost>(plannedCostCall, { query, body, signal }),
    REST_MS,
  );
  if (error !== undefined) return <Failure text={translate('cost.failed')} problem={error} onRetry={retry} />;
  if (!value) return null;
  if (value.venues.length + value.items.length === 0) return empty;
  return (
    <Box component="section" aria-labelledby={id} sx={sheet}>
      <Typography id={id} variant="h2">
        {translate('cost.title')}
      </Typography>
      <Lines cost={value} />
    </Box>
  );
}

function Lines({ cost: { venues, items, totals } }: { cost: Cost }) {
  const translate = useTranslate();
  const { culture } = useSession();
  const amount = (cost: number, currency: string) => amountsOf(culture, currency).format(cost);
  const price = (unit: number | null, currency: string) =>
    unit === null ? translate('cost.unknown') : amount(unit, currency);
  const hours = new Intl.NumberFormat(culture, { maximumFractionDigits: 2 });
  return (
    <Box component="table" sx={table}>
      <tbody>
        {venues.map(({ key, name, minutes, hourlyCost, currency, cost }) => (
          <Line
            key={key}
            name={name}
            how={translate('cost.hours', { hours: hours.format(minutes / 60), price: price(hourlyCost, currency) })}
            amount={amount(cost, currency)}
          />
        ))}
        {items.map(({ key, name, quantity, costPerUnit, currency, cost, available }) => (
          <Line
            key={key}
            name={name}
            how={translate('cost.units', { quantity: hours.format(quantity), price: price(costPerUnit, currency) })}
            amount={amount(cost, currency)}
            {...(isShort({ quantity, available }) && {
              warning: translate('cost.short', { available: hours.format(Math.max(0, available ?? 0)) }),
            })}
          />
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ currency, cost }) => (
          <tr key={currency}>
            <Box component="th" scope="row" colSpan={2} sx={{ textAlign: 'start' }}>
              {translate('cost.total')}
            </Box>
            <Box component="td" sx={{ ...number, fontWeight: 650 }}>
              {amount(cost, currency)}
            </Box>
          </tr>
        ))}
      </tfoot>
    </Box>
  );
}

interface LineProps {
  name: string;
  how: string;
  amount: string;
  /** What there is too little of. */
  warning?: string;
}

function Line({ name, how, amount, warning }: LineProps) {
  return (
    <tr>
      <Box component="th" scope="row" sx={{ textAlign: 'start', fontWeight: 450 }}>
        {name}
        {warning && (
          <Typography variant="body2" color="warning.main" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <WarningIcon fontSize="small" aria-hidden />
            {warning}
          </Typography>
        )}
      </Box>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {how}
      </Box>
      <Box component="td" sx={number}>
        {amount}
      </Box>
    </tr>
  );
}

const sheet = { ...paper, display: 'grid', gap: 1.5, padding: 2.5 } as const;

const number = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const table = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 0.75, paddingInlineEnd: 2, verticalAlign: 'top' },
  '& td:last-of-type': { paddingInlineEnd: 0 },
  '& tr + tr, & tfoot tr': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
