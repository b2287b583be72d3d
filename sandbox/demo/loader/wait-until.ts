import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 60_000;

/** Polls `condition` every 50 ms; gives up after a minute. */
export async function waitUntil(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await condition()); await wait(50)) {
    if (Date.now() > end) throw new Error(`The demo data could not be loaded: ${what} did not happen within a minute.`);
  }
}
