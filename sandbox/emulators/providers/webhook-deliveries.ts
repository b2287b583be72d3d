/** A report to a webhook. Without `nextAt` it is done. */
export type Delivery = { id: string; attempts: { at: number; answer: string }[]; nextAt: number | null };

// Stripe and Svix retry after minutes and hours; here a developer is waiting.
const retryDelaysMs = [1000, 5000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000];
const giveUpAfterMs = 3 * 24 * 3600_000;

/** When to retry after a failed attempt; null after three days. */
export function nextAttempt(attempts: Delivery['attempts'], now: number): number | null {
  const wait = retryDelaysMs[Math.min(attempts.length, retryDelaysMs.length) - 1]!;
  return now + wait > attempts[0]!.at + giveUpAfterMs ? null : now + wait;
}

type Options<D extends Delivery> = {
  deliveries: ReadonlyMap<string, D>;
  now: () => number;
  url: string;
  timeoutMs: number;
  /** What is sent at this moment, with its signature. */
  request: (delivery: D) => { body: string; headers: Record<string, string> };
  save: (delivery: D) => void;
};

/** Delivers what is due, also what was due before a restart, until it is accepted or three days have passed. */
export function webhookDeliveries<D extends Delivery>({ deliveries, now, url, timeoutMs, request, save }: Options<D>) {
  const stopping = new AbortController();
  const underway = new Map<string, Promise<void>>();

  async function deliver(delivery: D): Promise<void> {
    const answer = await post(
      url,
      request(delivery),
      AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    );
    if (stopping.signal.aborted) return;
    const attempts = [...delivery.attempts, { at: now(), answer }];
    save({ ...delivery, attempts, nextAt: /^2\d\d/.test(answer) ? null : nextAttempt(attempts, now()) });
  }
  return {
    deliverDue() {
      for (const delivery of deliveries.values()) {
        const { id, nextAt } = delivery;
        if (nextAt === null || nextAt > now() || underway.has(id)) continue;
        const attempt = deliver(delivery).catch((error: unknown) => console.error(error));
        underway.set(
          id,
          attempt.finally(() => underway.delete(id)),
        );
      }
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(underway.values());
    },
  };
}

const intervalMs = 250;

/** Delivers what is due, until it is stopped. */
export function startDeliveries(deliveries: ReturnType<typeof webhookDeliveries>): { stop(): Promise<void> } {
  const timer = setInterval(deliveries.deliverDue, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      return deliveries.stop();
    },
  };
}

async function post(url: string, request: { body: string; headers: object }, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { method: 'POST', ...(request as RequestInit), signal, redirect: 'manual' });
    await answer.body?.cancel();
    return `${answer.status} ${answer.statusText}`.trim();
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? message;
  }
}
