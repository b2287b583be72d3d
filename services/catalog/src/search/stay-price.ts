import type { Room as RoomResponse } from '@wayhouse/contracts';
import { addedMinor, offerOf, priceStay, timeZoneOf, toAmount, todayIn } from '@wayhouse/domain';
import { offersOf, type Room } from '../rooms/domain/room.js';

export type SearchedStay = { checkIn?: string; checkOut?: string; guests?: number; adults?: number };

export type StayPrice = Pick<RoomResponse, 'totalPrice' | 'addedTaxes' | 'offer'>;

/** What the searched stay costs in a room when it is booked now, where that is not simply nights times its price. */
export function stayPrice(room: Room, asked: SearchedStay, now: Date): StayPrice {
  const { checkIn, checkOut, adults = 1, guests = adults } = asked;
  const { hotel, nightMinor, rates = [], furtherGuests } = room;
  const offers = offersOf(room);
  const isPlain = !rates.length && !furtherGuests && !hotel.taxes && !offers.length;
  if (!checkIn || !checkOut || isPlain) return {};
  const stay = { checkIn, checkOut };
  const offer = offerOf(offers, stay, todayIn(timeZoneOf(hotel.city), now));
  const priced = { nightMinor, rates, furtherGuests, taxes: hotel.taxes, currency: hotel.currency };
  const { lines, adjustments, taxes, totalMinor } = priceStay(priced, stay, guests, { offer });
  const added = addedMinor(taxes);
  if (!added && !offer && !adjustments.length && lines.every(({ eachMinor }) => eachMinor === nightMinor)) return {};
  return { totalPrice: toAmount(totalMinor), ...(added && { addedTaxes: toAmount(added) }), ...(offer && { offer }) };
}
