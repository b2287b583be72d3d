import { ApiError } from './api-error.js';

/** `paused` while nobody looks or the browser is offline. */
export type Connection = 'connecting' | 'live' | 'paused';

export type Line = {
  signal: AbortSignal;
  /** To be called when the connection stands. */
  opened: () => void;
  /** To be called for every sign of life. */
  alive: () => void;
};

/** Milliseconds: without a sign of life, out of sight, and the wait after the first failure and at most. */
const usualPace = { silence: 50_000, hidden: 60_000, firstWait: 700, mostWait: 30_000 };

/**
 * Keeps one connection up: `connect` opens it and settles when it is over, for whatever reason, and is called again
 * after a wait that grows while it does not come to stand; at once the longest where nobody is signed in, which takes
 * people a while to change. Returns a way to end it.
 */
export function stayConnected(
  connect: (line: Line) => Promise<void>,
  changed: (state: Connection) => void,
  pace = usualPace,
): () => void {
  let isEnded = false;
  let isOutOfSight = false;
  let failures = 0;
  let cut = new AbortController();
  let wake = () => {};
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const woken = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const isWanted = () => navigator.onLine && !isOutOfSight;

  async function connectOnce() {
    const line = (cut = new AbortController());
    const { signal } = line;
    const abort = () => line.abort();
    let silence = setTimeout(abort, pace.silence);
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, pace.silence);
    };
    const opened = () => {
      if (signal.aborted) return;
      failures = 0;
      changed('live');
    };
    await connect({ signal, alive, opened }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) failures = Infinity;
    });
    clearTimeout(silence);
    // What could not be read any further would stay open.
    abort();
  }

  async function run() {
    while (!isEnded) {
      if (!isWanted()) {
        changed('paused');
        await woken();
        continue;
      }
      changed('connecting');
      await connectOnce();
      if (isEnded || !isWanted()) continue;
      changed('connecting');
      await woken(waitAfter(failures++, pace));
    }
  }

  const goOffline = () => cut.abort();
  const comeBack = () => wake();
  function look() {
    clearTimeout(hiding);
    if (document.hidden) {
      hiding = setTimeout(() => {
        isOutOfSight = true;
        cut.abort();
      }, pace.hidden);
    } else {
      isOutOfSight = false;
      wake();
    }
  }
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', look);
  look();
  void run();

  return () => {
    isEnded = true;
    clearTimeout(hiding);
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', look);
    cut.abort();
    wake();
  };
}

/** Twice as long each time, and never quite the same, so that not all windows come back at once. */
const waitAfter = (failures: number, { firstWait, mostWait }: typeof usualPace) =>
  Math.min(mostWait, firstWait * 2 ** failures) * (0.75 + Math.random() / 2);
