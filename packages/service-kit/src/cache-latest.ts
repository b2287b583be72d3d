/** Does a piece of work once for all who ask while it is under way. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}

type Options = {
  /** It is not read again before so many milliseconds have passed since the last time. */
  freshMs: number;
  onError?: (error: Error) => void;
};

export type Latest<Value> = {
  /** What was read last; undefined until something has been. */
  current: () => Value | undefined;
  /** Reads it again unless it is fresh. Resolves once that has come to an end, well or not. */
  refresh: () => Promise<void>;
};

/**
 * Keeps the last good value of something for as long as it cannot be read. `read` gets that value, and resolves to undefined
 * where it has not changed. It is read when `refresh` is called, once at a time.
 */
export function cacheLatest<Value>(
  read: (latest: Value | undefined) => Promise<Value | undefined>,
  { freshMs, onError }: Options,
): Latest<Value> {
  let latest: Value | undefined;
  let freshUntil = 0;
  const readOnce = singleFlight(async () => {
    try {
      latest = (await read(latest)) ?? latest;
    } catch (error) {
      onError?.(error as Error);
    }
    freshUntil = Date.now() + freshMs;
  });
  return {
    current: () => latest,
    refresh: async () => {
      if (Date.now() >= freshUntil) await readOnce();
    },
  };
}
