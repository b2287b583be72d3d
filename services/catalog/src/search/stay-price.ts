import type { Room as RoomResponse } from '@wayhouse/contracts';
import { addedMinor, priceWithTaxes, toAmount } from '@wayhouse/domain';
import type { Room } from '../rooms/domain/room.js';

type SearchedStay = { checkIn?: string; checkOut?: string; guests?: number };

/** What the searched stay costs in a room, where that is not simply nights times its price. */
export function stayPrice(
  room: Room,
  { checkIn, checkOut, guests = 1 }: SearchedStay,
): Pick<RoomResponse, 'totalPrice' | 'addedTaxes'> {
  const { hotel, nightMinor, rates = [] } = room;
  if (!checkIn || !checkOut || (!rates.length && !hotel.taxes)) return {};
  const { lines, taxes, totalMinor } = priceWithTaxes(
    { nightMinor, rates, taxes: hotel.taxes },
    { checkIn, checkOut },
    guests,
  );
  const added = addedMinor(taxes);
  if (!added && lines.every(({ eachMinor }) => eachMinor === nightMinor)) return {};
  return { totalPrice: toAmount(totalMinor), ...(added && { addedTaxes: toAmount(added) }) };
}
