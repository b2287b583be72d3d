import type { Log } from '../log.js';

type Sweeper = {
  /** What is swept, for the log. */
  what: string;
  /** Returns how many it has swept. */
  sweep: () => Promise<number>;
  log: Pick<Log, 'info' | 'warn'>;
};

const everyMs = 3600_000;

/** Sweeps when it is started, and then every hour until it is stopped. Several processes may do so at once. */
export function startSweeper({ what, sweep, log }: Sweeper) {
  let sweeping = Promise.resolve();
  const next = () => {
    sweeping = sweeping.then(sweep).then(
      (count) => void (count && log.info({ count }, `swept ${what}`)),
      (error: Error) => log.warn({ error: error.message }, `sweeping ${what} has failed`),
    );
  };
  const timer = setInterval(next, everyMs);
  next();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
