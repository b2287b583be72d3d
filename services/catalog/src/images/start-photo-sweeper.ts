import type { Log } from '@wayhouse/service-kit';
import { type Deps, sweepPhotos } from './sweep-photos.js';

const everyMs = 3600_000;

/** Sweeps when it is started, and then every hour until it is stopped. Several processes may do so at once. */
export function startPhotoSweeper({ log, ...deps }: Deps & { log: Pick<Log, 'info' | 'warn'> }) {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepPhotos(deps))
      .then(
        (removed) => void (removed && log.info({ removed }, 'photos that no room shows are removed')),
        (error: Error) => log.warn({ error: error.message }, 'sweeping photos has failed'),
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
