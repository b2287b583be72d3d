import { roomTypeNames } from '@wayhouse/messages/room-names';
import { counts } from '@wayhouse/messages/counts';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { messages } from '../messages.js';
import type { RoomSearch } from '../room-search.js';

/** Something that narrows the search, and the change that takes it away. */
export type ActiveFilter = { id: string; label: string; without: Partial<RoomSearch> };

const noDates = { checkIn: '', checkOut: '' };
const without = <Item>(items: Item[], item: Item) => items.filter((each) => each !== item);

/** Everything that is in force, each choice by itself. */
export function activeFilters({ destination, checkIn, checkOut, guests, roomType, price }: RoomSearch): ActiveFilter[] {
  const dates = checkIn && messages.dates(formatDay(checkIn), formatDay(checkOut));
  return [
    { id: 'destination', label: destination, without: { destination: '' } },
    { id: 'dates', label: dates, without: noDates },
    { id: 'guests', label: guests > 1 ? counts.guests(guests) : '', without: { guests: 1 } },
    ...roomType.map((type) => ({
      id: type,
      label: roomTypeNames[type],
      without: { roomType: without(roomType, type) },
    })),
    ...price.map((band) => ({ id: band, label: messages.priceBand(band), without: { price: without(price, band) } })),
  ].filter(({ label }) => label);
}

/** What would widen a search that finds nothing: each kind of filter, the easiest to do without first. */
export function waysOut({ destination, checkIn, guests, roomType, price }: RoomSearch): ActiveFilter[] {
  const { none } = messages;
  return [
    { id: 'price', label: none.anyPrice, without: { price: [] }, isOn: price.length > 0 },
    { id: 'roomType', label: none.anyType, without: { roomType: [] }, isOn: roomType.length > 0 },
    { id: 'dates', label: none.anyDates, without: noDates, isOn: checkIn !== '' },
    { id: 'guests', label: none.oneGuest, without: { guests: 1 }, isOn: guests > 1 },
    { id: 'destination', label: none.anyPlace, without: { destination: '' }, isOn: destination !== '' },
  ].filter(({ isOn }) => isOn);
}
