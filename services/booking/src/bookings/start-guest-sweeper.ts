import type { Log } from '@wayhouse/service-kit';
import { type Deps, strikeOutGuests } from './strike-out-guests.js';

const everyMs = 3600_000;

/** Sweeps when it is started, and then every hour until it is stopped. Several processes may do so at once. */
export function startGuestSweeper({ log, ...deps }: Deps & { log: Pick<Log, 'info' | 'warn'> }) {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => strikeOutGuests(deps))
      .then(
        (bookings) => void (bookings && log.info({ bookings }, 'guests without an account are struck out')),
        (error: Error) => log.warn({ error: error.message }, 'striking out guests has failed'),
      );
  };
  const timer = setInterval(sweep, everyMs);
  sweep();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
