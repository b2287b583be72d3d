type Waiting = { owner: string; start: () => void };

/**
 * Whose photo is next: one at a time, and of the owners who wait the one for whom the least time was spent. Whoever comes
 * later begins like the one who is best off, so that nobody's few photos wait for all of another's.
 */
export function photoTurns(now: () => number = () => performance.now()) {
  const waiting: Waiting[] = [];
  /** Milliseconds by owner, for those who wait or are served. */
  const spent = new Map<string, number>();
  let served: string | undefined;

  const spentFor = ({ owner }: Waiting) => spent.get(owner) ?? 0;

  function serveNext() {
    const [first, ...others] = waiting;
    if (served !== undefined || !first) return;
    const next = others.reduce((best, each) => (spentFor(each) < spentFor(best) ? each : best), first);
    remove(next);
    served = next.owner;
    next.start();
  }

  function remove(turn: Waiting) {
    const at = waiting.indexOf(turn);
    if (at >= 0) waiting.splice(at, 1);
  }

  function forgetUnlessWaiting(owner: string) {
    if (served !== owner && !waiting.some((each) => each.owner === owner)) spent.delete(owner);
  }

  function finish(owner: string, startedAt: number) {
    served = undefined;
    spent.set(owner, (spent.get(owner) ?? 0) + now() - startedAt);
    forgetUnlessWaiting(owner);
    serveNext();
  }

  /** Resolves at the owner's turn; rejects, and gives the place in the queue up, when the signal is aborted before. */
  const untilTurn = (owner: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      if (!spent.has(owner)) spent.set(owner, Math.min(...(spent.size > 0 ? spent.values() : [0])));
      const leave = () => {
        remove(turn);
        forgetUnlessWaiting(owner);
        reject(signal.reason as Error);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const turn: Waiting = { owner, start };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(turn);
      serveNext();
    });

  return async <T>(owner: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await untilTurn(owner, signal);
    const startedAt = now();
    try {
      return await work();
    } finally {
      finish(owner, startedAt);
    }
  };
}
