import { setTimeout as wait } from 'node:timers/promises';

/** Well below a test's own time limit, so that a failure says what was looked for, and long enough for a busy machine. */
const patience = 40_000;

/** Looks again until `look` answers without throwing, for at most `milliseconds`; then its last error is the test's. */
export async function eventually<T>(look: () => Promise<T>, milliseconds = patience): Promise<T> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(15);
    }
  }
}
