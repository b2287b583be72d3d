import type { Room as RoomResponse } from '@wayhouse/contracts';
import { addedMinor, offerOf, priceStay, roomCapacity, timeZoneOf, toAmount, todayIn } from '@wayhouse/domain';
import { offersOf, type Room } from '../rooms/domain/room.js';

export type SearchedStay = {
  checkIn?: string;
  checkOut?: string;
  guests?: number;
  adults?: number;
  /** Where no number of guests is searched for: as many of them as the room is for. */
  pricedGuests?: number;
};

export type StayPrice = Pick<RoomResponse, 'totalPrice' | 'addedTaxes' | 'offer'>;

/** What the searched stay costs in a room when it is booked now, where that is not simply nights times its price. */
export function stayPrice(room: Room, asked: SearchedStay, now: Date): StayPrice {
  const { hotel, nightMinor, rates = [], furtherGuests, roomType } = room;
  const { checkIn, checkOut, pricedGuests = 1, adults = Math.min(pricedGuests, roomCapacity[roomType]) } = asked;
  const { guests = adults } = asked;
  const offers = offersOf(room);
  const isPlain = !rates.length && !furtherGuests && !hotel.taxes && !offers.length;
  if (!checkIn || !checkOut || isPlain) return {};
  const stay = { checkIn, checkOut };
  const offer = offerOf(offers, stay, todayIn(timeZoneOf(hotel.city), now));
  const priced = { nightMinor, rates, furtherGuests, taxes: hotel.taxes };
  const { lines, adjustments, taxes, totalMinor } = priceStay(priced, stay, guests, { offer });
  const added = addedMinor(taxes);
  if (!added && !offer && !adjustments.length && lines.every(({ eachMinor }) => eachMinor === nightMinor)) return {};
  return { totalPrice: toAmount(totalMinor), ...(added && { addedTaxes: toAmount(added) }), ...(offer && { offer }) };
}
