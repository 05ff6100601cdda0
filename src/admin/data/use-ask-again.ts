import { useEffect, useEffectEvent } from 'react';
import type { Answer } from './useAnswer.ts';

/** Asks the same again so many milliseconds after each answer, as long as it is wanted. */
export function useAskAgain({ value, retry }: Answer<unknown>, afterMs: number, isWanted = true): void {
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (value === undefined || !isWanted) return undefined;
    const timer = setTimeout(askAgain, afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs, isWanted]);
}
