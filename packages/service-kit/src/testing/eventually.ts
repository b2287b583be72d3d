import { setTimeout as wait } from 'node:timers/promises';

/** Below Jest's own timeout, so that a failure shows the last error of `check`, and long enough for a busy machine. */
const timeoutMs = 40_000;

/** Repeats `check` until it does not throw, for at most `milliseconds`; then throws its last error. */
export async function eventually<T>(check: () => Promise<T>, milliseconds = timeoutMs): Promise<T> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(15);
    }
  }
}
