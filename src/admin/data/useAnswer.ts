import { useEffect, useEffectEvent, useState } from 'react';

export interface Answer<Value> {
  /** The last answer, also while a newer one is awaited. */
  value: Value | undefined;
  error: unknown;
  isPending: boolean;
  /** Asks the same once more. */
  retry: () => void;
}

type Outcome<Value> = Omit<Answer<Value>, 'retry'>;

/**
 * The answer of a read that no list or record hook covers. Asks again when `question` changes, after `delay`
 * milliseconds; undefined asks nothing. Overtaken questions are aborted.
 */
export function useAnswer<Question, Value>(
  question: Question | undefined,
  ask: (question: Question, signal: AbortSignal) => Promise<Value>,
  delay = 0,
): Answer<Value> {
  const [answer, setAnswer] = useState<Outcome<Value>>({ value: undefined, error: undefined, isPending: true });
  const [attempt, setAttempt] = useState(0);
  const text = question === undefined ? undefined : JSON.stringify([attempt, question]);
  // react-admin's data provider is a new function at each look: only the question says when to ask.
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (text === undefined) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setAnswer(({ value }) => ({ value, error: undefined, isPending: true }));
      const [, asked] = JSON.parse(text) as [number, Question];
      askLatest(asked, abort.signal).then(
        (value) => !abort.signal.aborted && setAnswer({ value, error: undefined, isPending: false }),
        (error: unknown) => !abort.signal.aborted && setAnswer({ value: undefined, error, isPending: false }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, delay]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}
