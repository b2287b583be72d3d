import { setTimeout as wait } from 'node:timers/promises';

/** Looks again until `look` answers without throwing, for at most `milliseconds`; then its last error is the test's. */
export async function eventually<T>(look: () => Promise<T>, milliseconds = 5000): Promise<T> {
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
