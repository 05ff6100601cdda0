/** Does a part of some work; what goes wrong with it keeps no other part from being done. `what` names it to people. */
export type Attempt = (what: string, work: () => Promise<void>) => Promise<void>;

/** Attempts of which those that failed are known afterwards. */
export interface Attempts {
  attempt: Attempt;
  /** Throws an error that tells of all that went wrong, if anything did. */
  tellFailures: () => void;
}

/** Begins some work that is done part by part. */
export function beginAttempts(): Attempts {
  const failures: { what: string; error: unknown }[] = [];
  return {
    attempt: (what, work) => work().catch((error: unknown) => void failures.push({ what, error })),
    tellFailures() {
      if (failures.length === 0) return;
      const told = failures.map(
        ({ what, error }) => `${what}: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw new AggregateError(
        failures.map(({ error }) => error),
        told.join('; '),
      );
    },
  };
}
