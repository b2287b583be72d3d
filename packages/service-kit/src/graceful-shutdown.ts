import type { Log } from './log.js';

const patience = 3000;

/** Runs `stop` once on SIGTERM or SIGINT and ends the process; what takes longer than 3 s is cut off. */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started by a parent that is gone: nobody is left to stop us.
  process.once('disconnect', end);
}

/** Tells the parent, if there is one, where this process answers. */
export const tellReady = (url: string): void => void process.send?.({ ready: url });

/** A start that failed is one sentence and code 1. */
export function endWithSentence(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
