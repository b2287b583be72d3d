import type { Log } from './log.js';

const shutdownTimeoutMs = 3000;

/** Runs `stop` once on SIGTERM or SIGINT and exits; after 3 s the process exits with code 1 even if `stop` still runs. */
export function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const shutDown = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'graceful shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', shutDown);
  process.once('SIGINT', shutDown);
  // The parent process is gone, so nobody is left to stop this one.
  process.once('disconnect', shutDown);
}

/** Sends the parent process, if there is one, the address of this server. */
export const notifyReady = (url: string): void => void process.send?.({ ready: url });

/** Prints the error's message in one line and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
