import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 1500;
const intervalMs = 25;

/**
 * Repeats a lookup in a projection until it finds something or 1.5 s have passed: the event about something that was
 * created a moment ago may still be on its way.
 */
export async function waitForProjection<T>(find: () => Promise<T | null | undefined>): Promise<T | undefined> {
  for (const deadline = Date.now() + timeoutMs; ; await wait(intervalMs)) {
    const found = await find();
    if (found) return found;
    if (Date.now() > deadline) return undefined;
  }
}
