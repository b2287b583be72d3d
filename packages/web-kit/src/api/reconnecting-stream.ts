import { ApiError } from './api-error.js';
import { type ConnectionState, stateReporter } from './connection-state.js';

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
  /** A stream ends with its token, every minute; that alone is not worth reporting. */
  quietReconnectMs: 3000,
  initialRetryDelayMs: 700,
  maxRetryDelayMs: 30_000,
};

/**
 * Keeps one connection open: `connect` opens it and settles when it has ended, for whatever reason, and is called again
 * after a delay that doubles with each failure. After a 401 the longest delay applies at once: signing in takes people
 * a while. A connection that the server has ended counts as `live` for `quietReconnectMs`. Returns a function that stops it.
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
  const reporter = stateReporter(onStateChange, timings.quietReconnectMs);

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
    let isOpen = false;
    let idleTimer = setTimeout(abort, timings.idleTimeoutMs);
    const onActivity = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(abort, timings.idleTimeoutMs);
    };
    const onOpen = () => {
      if (signal.aborted) return;
      failures = 0;
      isOpen = true;
      reporter.report('live');
    };
    await connect({ signal, onActivity, onOpen }).then(
      () => isOpen && !signal.aborted && reporter.expectReconnect(),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) failures = Infinity;
      },
    );
    clearTimeout(idleTimer);
    // A response that could not be read to its end would stay open.
    abort();
  }

  async function run() {
    while (!isStopped) {
      if (!shouldConnect()) {
        reporter.report('paused');
        await sleep();
        continue;
      }
      reporter.report('connecting');
      await connectOnce();
      if (isStopped || !shouldConnect()) continue;
      reporter.report('connecting');
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
    reporter.stop();
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
