import type { Contradiction } from '../contradiction.js';
import type { PlatformData } from '../platform-data.js';

/** As the alert on an old outbox has it. */
const unsentAfterMs = 60_000;

export function checkMessages({ outboxes, deadLetters, readAt }: PlatformData): Contradiction[] {
  const unsent = Object.entries(outboxes).filter(
    ([, { oldest }]) => oldest && Number(readAt) - Number(oldest) > unsentAfterMs,
  );
  return [
    ...unsent.map(([service, outbox]): Contradiction => ({
      kind: 'events-unsent',
      subject: service,
      text: `${outbox.unsent} events of ${service} are not sent, the oldest since ${outbox.oldest?.toISOString()}.`,
    })),
    ...Object.entries(deadLetters)
      .filter(([, count]) => count > 0)
      .map(([service, count]): Contradiction => ({
        kind: 'dead-letters',
        subject: service,
        text: `${count} messages for ${service} have failed for good; see npm run dead-letters.`,
      })),
  ];
}
