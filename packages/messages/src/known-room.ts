import type { KnownRoom } from '@wayhouse/domain/domain-error';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';
import { roomLabel } from './room-names.js';

const messages = localized('known-room', {
  of: (room: string, price: string) => `${room}, ${price} a night`,
  oneOfMany: (room: string, number: number) => `${room} (${number})`,
});

/** `Double Bed, $120 a night (2)`, or `Sea view double, $120 a night`: a room as its hotel knows it. */
export function formatKnownRoom({ price, currency, number, ...room }: KnownRoom): string {
  const name = messages.of(roomLabel(room), formatAmount(price, currency));
  return number === undefined ? name : messages.oneOfMany(name, number);
}
