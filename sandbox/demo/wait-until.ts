import { setTimeout as wait } from 'node:timers/promises';

const patience = 60_000;

/** Looks every 50 ms whether `isSo`; gives up after a minute. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patience; !(await isSo()); await wait(50)) {
    if (Date.now() > end) throw new Error(`The demo data could not be loaded: ${what} did not happen within a minute.`);
  }
}
