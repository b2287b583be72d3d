import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@wayhouse/service-kit';
import type { Letters, TakenLetter } from './letter-repository.js';
import type { Send } from './smtp.js';

/** A sender that dies keeps its letter from others for no longer than this. */
const leaseMilliseconds = 30_000;
const retryMilliseconds = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000];
const givenUpAfter = 3 * 24 * 3600_000;
const side = 4;
const stopMilliseconds = 1000;

type Given = {
  letters: Letters;
  send: Send;
  now: () => Date;
  log: Log;
  pollMilliseconds?: number;
  retryDelays?: number[];
};

/** Sends what waits, a few letters side by side, until it is stopped. A mail server that is down only makes letters wait. */
export function startSender({
  letters,
  send,
  now,
  log,
  pollMilliseconds = 300,
  retryDelays = retryMilliseconds,
}: Given) {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function sendOne(letter: TakenLetter) {
    const problem = await send(letter).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (problem === undefined) return letters.end(letter.id, 'sent', now());
    log.warn({ letter: letter.id, attempt: letter.attempts, error: problem }, 'a letter could not be sent');
    if (now().getTime() - letter.writtenAt.getTime() > givenUpAfter) {
      log.error({ letter: letter.id }, 'a letter is given up after three days');
      return letters.end(letter.id, 'given-up', now());
    }
    const delay = retryDelays[Math.min(letter.attempts, retryDelays.length) - 1] ?? 0;
    return letters.postpone(letter, new Date(now().getTime() + delay), problem);
  }

  async function sendInTurn() {
    while (!stopped) {
      const letter = await letters.take(now(), leaseMilliseconds);
      if (!letter) return;
      await sendOne(letter);
    }
  }

  function look() {
    running ??= Promise.all(Array.from({ length: side }, sendInTurn))
      .then(() => undefined)
      .catch((error: Error) => log.warn({ error: error.message }, 'letters wait: they could not be looked up'))
      .finally(() => (running = undefined));
  }

  const timer = setInterval(look, pollMilliseconds);
  look();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A mail server that hangs must not hold up the stop; its letters are free again when their lease ends.
      await Promise.race([running, wait(stopMilliseconds, undefined, { ref: false })]);
    },
  };
}
