import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 90_000;

/** Repeats a call that may be repeated until it is answered, by a success or a refusal. */
export async function insist<A extends { status: number }>(send: () => Promise<A>): Promise<A> {
  for (const end = Date.now() + timeoutMs; ; await wait(300)) {
    const answer = await send().catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status < 500 && answer.status !== 429) return answer;
    if (Date.now() < end) continue;
    throw answer instanceof Error ? answer : new Error(`still ${answer.status} after ${timeoutMs / 1000} s`);
  }
}
