import { MemoryStore, type Options as LimitOptions, type Store } from 'express-rate-limit';
import pTimeout from 'p-timeout';
import { type HitCounts, type Log, type Metrics, openHitCounts } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';

/** No request waits longer for the store. */
const usualTimeoutMs = 100;
/** How long a store that has failed is left alone. */
const pauseMs = 2000;

export type SharedLimits = ReturnType<typeof sharedLimits>;
type Options = { metrics: Metrics; log: Log; timeoutMs?: number };

/** Nothing without `RATE_LIMIT_STORE_URL`. A store that is away does not keep the gateway from starting. */
export function openSharedLimits({ RATE_LIMIT_STORE_URL: url }: GatewayConfig, options: Options) {
  return url === undefined ? undefined : sharedLimits(openHitCounts(url), options);
}

/**
 * Limits that count in a store of all gateways. While it fails or does not answer in time, each process counts for itself,
 * and one request in a while tries the store again.
 */
function sharedLimits(counts: HitCounts, { metrics, log, timeoutMs = usualTimeoutMs }: Options) {
  const missed = metrics.counter(
    'rate_limit_store_misses_total',
    'Requests counted in this process alone, because the shared store of the limits failed',
  );
  let isAway = false;
  let triesAt = 0;

  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isAway && Date.now() < triesAt) return void missed.inc();
    if (isAway) triesAt = Date.now() + pauseMs;
    try {
      const value = await pTimeout(work(), { milliseconds: timeoutMs });
      isAway = false;
      return value;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the store of the limits does not answer: this process counts alone');
      isAway = true;
      triesAt = Date.now() + pauseMs;
      return void missed.inc();
    }
  }

  return {
    /** Counts one more under `key`; returns how many there are, or nothing while the store is away. */
    add: (key: string, endsAt: Date): Promise<number | undefined> => ask(() => counts.add(key, endsAt)),

    /** The counters of one limit, of which all gateways have the same windows. */
    store(name: string): Store {
      const own = new MemoryStore();
      let options: LimitOptions;
      const endOfWindow = () => new Date((Math.floor(Date.now() / options.windowMs) + 1) * options.windowMs);
      const keyOf = (key: string, endsAt: Date) => `${name} ${key} ${endsAt.getTime()}`;
      /** What this process refuses already costs the store nothing, unless the refusal is taken back. */
      const isRefusedHere = (hits: number) => !options.skipFailedRequests && hits > Number(options.limit);
      return {
        localKeys: false,
        prefix: `${name} `,
        init(given) {
          options = given;
          own.init(given);
        },
        async get(key) {
          const counted = await own.get(key);
          if (counted && isRefusedHere(counted.totalHits)) return counted;
          const resetTime = endOfWindow();
          const totalHits = await ask(() => counts.read(keyOf(key, resetTime)));
          return totalHits === undefined ? counted : { totalHits, resetTime };
        },
        async increment(key) {
          const counted = await own.increment(key);
          if (isRefusedHere(counted.totalHits)) return counted;
          const resetTime = endOfWindow();
          const totalHits = await ask(() => counts.add(keyOf(key, resetTime), resetTime));
          return totalHits === undefined ? counted : { totalHits, resetTime };
        },
        async decrement(key) {
          await own.decrement(key);
          await ask(() => counts.takeBack(keyOf(key, endOfWindow())));
        },
        resetKey: (key) => own.resetKey(key),
        shutdown: () => own.shutdown(),
      };
    },
    close: () => counts.close(),
  };
}
