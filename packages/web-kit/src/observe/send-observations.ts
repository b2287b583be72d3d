import { maxObservations, type Observation, observationsPath } from '@wayhouse/contracts/observations';

/** Most that is worth telling is known by then. */
const delayMs = 5000;

/** Sends observations together: some seconds after the first one, or at once when the page is left. */
export function sendObservations() {
  const waiting: Observation[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length) {
      const observations = waiting.splice(0, maxObservations);
      navigator.sendBeacon(
        observationsPath,
        new Blob([JSON.stringify({ observations })], { type: 'application/json' }),
      );
    }
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  return (observation: Observation) => {
    waiting.push(observation);
    // What arrives while the page is left, such as its last vitals, arrives together.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
    else timer ??= setTimeout(flush, delayMs);
  };
}
