import { hears } from '@wayhouse/contracts';
import { type Consumer, on } from '../messaging/consume/on-event.js';
import type { ServiceName } from '../run-service.js';

/** These consumers, and for everything else that the service hears one that does nothing. */
export function hearingAll(service: ServiceName, ...consumers: Consumer[]): Consumer[] {
  const named = new Set(consumers.map(({ event }) => event.type));
  const others = hears[service].filter(({ type }) => !named.has(type));
  return [...consumers, ...others.map((event) => on(event, () => Promise.resolve()))];
}
