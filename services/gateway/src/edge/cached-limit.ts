import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { networkOf } from '@wayhouse/service-kit/http';
import type { GatewayConfig } from '../config.js';

const windowMs = 60_000;
type Trust = (address: string, at: number) => boolean;

/**
 * Whether an address may have another response from the cache in this minute. `trust` decides which addresses are those of
 * trusted proxies.
 */
export function cachedLimit({ RATE_LIMIT_CACHED_PER_MINUTE: perMinute }: GatewayConfig, trust: Trust) {
  let endsAt = 0;
  const counts = new Map<string, number>();

  return (request: IncomingMessage): boolean => {
    if (perMinute === 0) return true;
    if (Date.now() >= endsAt) {
      endsAt = Date.now() + windowMs;
      counts.clear();
    }
    const address = networkOf(proxyAddress(request, trust));
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
