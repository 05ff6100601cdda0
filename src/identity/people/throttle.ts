const sweepAbove = 1000;

/** Allows a number of attempts per key within a sliding window. */
export class Throttle {
  readonly #attempts = new Map<string, number[]>();
  readonly #limit: number;
  readonly #windowMs: number;

  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Seconds until the next attempt is allowed, 0 when it is allowed now. */
  wait(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent[recent.length - this.#limit];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + this.#windowMs - Date.now()) / 1000));
  }

  /** Counts an attempt. It counts before it is judged, so that a volley of them at once gains nothing. */
  count(key: string): void {
    if (this.#attempts.size > sweepAbove) this.#sweep();
    this.#attempts.set(key, [...this.#recent(key), Date.now()]);
  }

  /** Takes the latest attempt back: it was a good one. */
  takeBack(key: string): void {
    this.#attempts.set(key, this.#recent(key).slice(0, -1));
  }

  forget(key: string): void {
    this.#attempts.delete(key);
  }

  #recent(key: string): number[] {
    const start = Date.now() - this.#windowMs;
    return (this.#attempts.get(key) ?? []).filter((time) => time > start);
  }

  #sweep(): void {
    for (const key of this.#attempts.keys()) {
      if (this.#recent(key).length === 0) this.#attempts.delete(key);
    }
  }
}
