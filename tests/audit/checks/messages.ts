import { subscriptions } from '@wayhouse/contracts';
import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** What is younger than `inFlightMs` may be on its way. */
export const checkMessages = (data: PlatformData, inFlightMs: number): Contradiction[] => [
  ...checkOutboxes(data, inFlightMs),
  ...checkInboxes(data, inFlightMs),
  ...checkDeadLetters(data),
];

function checkOutboxes({ outboxes, readAt }: PlatformData, inFlightMs: number): Contradiction[] {
  const isOld = (since: Date | undefined) => since && Number(readAt) - Number(since) > inFlightMs;
  return Object.entries(outboxes)
    .filter(([, { oldest }]) => isOld(oldest))
    .map(([service, { unsent, oldest }]) => ({
      kind: 'events-unsent',
      subject: service,
      text: `${unsent} events of ${service} are not sent, the oldest since ${oldest?.toISOString()}.`,
    }));
}

/** What was sent has to be in the inbox of every subscriber: its row commits with the work. */
function checkInboxes({ outboxes, inboxes, readAt }: PlatformData, inFlightMs: number): Contradiction[] {
  const sent = Object.values(outboxes)
    .flatMap((outbox) => outbox.sent)
    .filter(({ sentAt }) => Number(readAt) - Number(sentAt) > inFlightMs);
  return Object.entries(subscriptions).flatMap(([service, events]) => {
    const types = new Set(events.map(({ type }) => type as string));
    return sent
      .filter(({ _id, type }) => types.has(type) && !inboxes[service]?.has(_id))
      .map(({ _id, type }): Contradiction => ({
        kind: 'event-unprocessed',
        subject: `${service} ${_id}`,
        text: `${service} has not processed the ${type} ${_id}, which was sent.`,
      }));
  });
}

const checkDeadLetters = ({ deadLetters }: PlatformData): Contradiction[] =>
  Object.entries(deadLetters)
    .filter(([, count]) => count > 0)
    .map(([service, count]) => ({
      kind: 'dead-letters',
      subject: service,
      text: `${count} messages for ${service} have failed for good; see npm run dead-letters.`,
    }));
