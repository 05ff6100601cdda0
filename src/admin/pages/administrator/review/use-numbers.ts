import { useMemo } from 'react';
import { amountsOf } from '../../../fields/amounts.ts';
import { useSession } from '../../../session/SessionContext.tsx';

/** Figures as the signed-in person reads them. */
export function useNumbers() {
  const { culture } = useSession();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(culture, { maximumFractionDigits: 2 });
    const percent = new Intl.NumberFormat(culture, { style: 'percent' });
    return {
      numberOf: (value: number) => plain.format(value),
      /** Of a whole percent; a dash where there is none. */
      percentOf: (value: number | null) => (value === null ? '–' : percent.format(value / 100)),
      moneyOf: (amounts: readonly { currency: string; cost: number }[]) =>
        amounts.map(({ currency, cost }) => amountsOf(culture, currency).format(cost)).join(' + ') || '–',
    };
  }, [culture]);
}
