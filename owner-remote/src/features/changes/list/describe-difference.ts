import type { ChangeDifference } from '@wayhouse/contracts/recorded-change';
import { formatTime } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { offerNames } from '@wayhouse/messages/offers';
import { amenityNames, roomTypeNames } from '@wayhouse/messages/room-names';
import { messages } from './messages.js';

type Of<What extends ChangeDifference['what']> = Extract<ChangeDifference, { what: What }>;

/** `Price per night: from $120 to $135`. */
export function describeDifference(difference: ChangeDifference, currency: string): string {
  const amount = (value: number) => formatAmount(value, currency);
  switch (difference.what) {
    case 'isAvailable':
      return difference.to ? messages.available : messages.hidden;
    case 'rate':
      return describeRate(difference, amount);
    case 'tax':
    case 'ratePlan':
    case 'offer':
    case 'amenity':
      return messages.entry[difference.change](messages.entries[difference.what](nameOf(difference)));
    case 'pricePerNight':
    case 'furtherGuests':
      return describeValue(difference, amount);
    case 'units':
    case 'leadDays':
    case 'daysAhead':
      return describeValue(difference, String);
    case 'roomType':
      return describeValue(difference, (type) => shown(roomTypeNames, type));
    case 'checkInFrom':
    case 'checkOutUntil':
      return describeValue(difference, formatTime);
    case 'roomName':
    case 'hotelName':
    case 'address':
    case 'city':
    case 'currency':
      return describeValue(difference, String);
    default:
      return messages.changed(messages.parts[difference.what]);
  }
}

type Part = keyof typeof messages.parts;

function describeValue<Value>(
  { what, from, to }: { what: Part; from?: Value; to?: Value },
  format: (value: Value) => string,
): string {
  const name = messages.parts[what];
  if (from === undefined && to === undefined) return messages.changed(name);
  if (from === undefined) return messages.set(name, format(to!));
  return to === undefined ? messages.unset(name, format(from)) : messages.fromTo(name, format(from), format(to));
}

function describeRate({ name, change, from, to, hasMore }: Of<'rate'>, amount: (value: number) => string): string {
  const rate = messages.entries.rate(name);
  if (change === 'added' && to !== undefined) return messages.entry.addedAt(rate, amount(to));
  if (change === 'changed' && from !== undefined && to !== undefined)
    return messages[hasMore ? 'fromToAndMore' : 'fromTo'](rate, amount(from), amount(to));
  return messages.entry[change](rate);
}

/** Offers and amenities are stored by ids, taxes and rate plans by what the hotel calls them. */
function nameOf({ what, name }: Of<'tax' | 'ratePlan' | 'offer' | 'amenity'>): string {
  if (what === 'offer') return shown(offerNames, name);
  return what === 'amenity' ? shown(amenityNames, name) : name;
}

/** What was recorded may be offered no more, and has no name then. */
const shown = (names: Record<string, string>, id: string): string => names[id] ?? id;
