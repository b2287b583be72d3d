import type { PlatformData } from './platform-data.js';

/** How many of each the audit has read, a line for each store: what it has not seen, it has not judged. */
export function countRead({ booking, payment, catalog, notification, ...data }: PlatformData): string[] {
  const services = { catalog, booking, payment, notification };
  const rows = Object.entries(services).map(([name, lists]) => {
    const counts = Object.entries(lists).map(([kind, list]) => `${(list as unknown[]).length} ${kind}`);
    const { unsent = 0, sent = [] } = data.outboxes[name] ?? {};
    const events = `${unsent + sent.length} events sent or to send, ${data.inboxes[name]?.size ?? 0} processed`;
    return `${name}: ${[...counts, events].join(', ')}`;
  });
  const deadLetters = Object.values(data.deadLetters).reduce((sum, many) => sum + many, 0);
  return [...rows, `dead letters: ${deadLetters}`, `photos: ${data.photos.size}`];
}
