const POLL_MS = 5;

/** Waits until something has come about, as long as the test may take. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((done) => setTimeout(done, POLL_MS));
}
