import { subscriptions } from '@wayhouse/contracts';
import { type Consumer, onEvent } from '../messaging/consume/on-event.js';
import type { ServiceName } from '../start-service.js';

/** Adds a consumer that does nothing for each other event that the service subscribes to. */
export function withNoopConsumers(service: ServiceName, ...consumers: Consumer[]): Consumer[] {
  const named = new Set(consumers.map(({ event }) => event.type));
  const others = subscriptions[service].filter(({ type }) => !named.has(type));
  return [...consumers, ...others.map((event) => onEvent(event, () => Promise.resolve()))];
}
