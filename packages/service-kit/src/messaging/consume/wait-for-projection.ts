import { setTimeout as wait } from 'node:timers/promises';

const patience = 1500;
const pause = 25;

/**
 * Looks for a copy that an event brings. What was made a moment ago may still be on its way here, so before it counts as
 * unknown it is looked for again for a second and a half.
 */
export async function onceHeard<T>(look: () => Promise<T | null | undefined>): Promise<T | undefined> {
  for (const end = Date.now() + patience; ; await wait(pause)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) return undefined;
  }
}
