import { setTimeout as wait } from 'node:timers/promises';

/** What a question answers, or undefined if it fails or takes longer than a second. */
export async function withinASecond<T>(answer: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const late = wait(1000, undefined, { signal: over.signal }).catch(() => undefined);
  const value = await Promise.race([answer.catch(() => undefined), late]);
  over.abort();
  return value;
}
