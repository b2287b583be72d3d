import type { Log } from '@wayhouse/service-kit';
import { type Deps, scheduleArrivals } from './schedule-arrivals.js';

const everyMs = 20_000;

/** Looks for emails about arrivals that are due, when it is started and then until it is stopped. Several processes may do so. */
export function startArrivalsSchedule({ log, ...deps }: Deps & { log: Pick<Log, 'warn'> }) {
  let looking = Promise.resolve();
  const look = () => {
    looking = looking
      .then(() => scheduleArrivals(deps))
      .catch((error: Error) => log.warn({ error: error.message }, 'scheduling emails about arrivals has failed'));
  };
  const timer = setInterval(look, everyMs);
  look();
  return {
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}
