import type { KnownRoom } from '@wayhouse/domain/domain-error';
import { formatAmount } from './format-money.js';
import { localized } from './localized.js';
import { roomTypeNames } from './room-names.js';

const messages = localized('known-room', {
  of: (roomType: string, price: string) => `${roomType}, ${price} a night`,
  oneOfMany: (room: string, number: number) => `${room} (${number})`,
});

/** `Double Bed, $120 a night (2)`: a room as its hotel knows it. */
export function formatKnownRoom({ roomType, price, currency, number }: KnownRoom): string {
  const name = messages.of(roomTypeNames[roomType], formatAmount(price, currency));
  return number === undefined ? name : messages.oneOfMany(name, number);
}
