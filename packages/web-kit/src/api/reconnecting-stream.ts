import { ApiError } from './api-error.js';

/** `paused` while the page is hidden or the browser is offline. */
export type ConnectionState = 'connecting' | 'live' | 'paused';

export type StreamConnection = {
  signal: AbortSignal;
  /** Call when the connection is open. */
  onOpen: () => void;
  /** Call for everything received, comments included; resets the idle timeout. */
  onActivity: () => void;
};

const defaultTimings = {
  idleTimeoutMs: 50_000,
  hiddenTimeoutMs: 60_000,
  initialRetryDelayMs: 700,
  maxRetryDelayMs: 30_000,
};

/**
 * Keeps one connection open: `connect` opens it and settles when it has ended, for whatever reason, and is called again
 * after a delay that doubles with each failure. After a 401 the longest delay applies at once: signing in takes people
 * a while. Returns a function that stops it.
 */
export function keepStreamOpen(
  connect: (connection: StreamConnection) => Promise<void>,
  onStateChange: (state: ConnectionState) => void,
  timings = defaultTimings,
): () => void {
  let isStopped = false;
  let isHiddenTooLong = false;
  let failures = 0;
  let abortController = new AbortController();
  let resumeNow = () => {};
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;

  const sleep = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      resumeNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const shouldConnect = () => navigator.onLine && !isHiddenTooLong;

  async function connectOnce() {
    const controller = (abortController = new AbortController());
    const { signal } = controller;
    const abort = () => controller.abort();
    let idleTimer = setTimeout(abort, timings.idleTimeoutMs);
    const onActivity = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(abort, timings.idleTimeoutMs);
    };
    const onOpen = () => {
      if (signal.aborted) return;
      failures = 0;
      onStateChange('live');
    };
    await connect({ signal, onActivity, onOpen }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) failures = Infinity;
    });
    clearTimeout(idleTimer);
    // A response that could not be read to its end would stay open.
    abort();
  }

  async function run() {
    while (!isStopped) {
      if (!shouldConnect()) {
        onStateChange('paused');
        await sleep();
        continue;
      }
      onStateChange('connecting');
      await connectOnce();
      if (isStopped || !shouldConnect()) continue;
      onStateChange('connecting');
      await sleep(retryDelay(failures++, timings));
    }
  }

  const handleOffline = () => abortController.abort();
  const handleOnline = () => resumeNow();
  function handleVisibility() {
    clearTimeout(hiddenTimer);
    if (document.hidden) {
      hiddenTimer = setTimeout(() => {
        isHiddenTooLong = true;
        abortController.abort();
      }, timings.hiddenTimeoutMs);
    } else {
      isHiddenTooLong = false;
      resumeNow();
    }
  }
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleVisibility);
  handleVisibility();
  void run();

  return () => {
    isStopped = true;
    clearTimeout(hiddenTimer);
    window.removeEventListener('offline', handleOffline);
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
    abortController.abort();
    resumeNow();
  };
}

/** Exponential backoff with jitter, so that not all windows reconnect at once. */
const retryDelay = (failures: number, { initialRetryDelayMs, maxRetryDelayMs }: typeof defaultTimings) =>
  Math.min(maxRetryDelayMs, initialRetryDelayMs * 2 ** failures) * (0.75 + Math.random() / 2);
