import { type Difference, isSame, type NamedRate } from '@wayhouse/domain';
import { type Room, unitsOf } from '../../rooms/domain/room.js';
import { changedDetails, changedEntries, changedOrder, changedPart, changedValue, fromTo } from './compare.js';

/** What of a room its hotel has changed. */
export function roomDifferences(before: Room, after: Room): Difference[] {
  const { name: nameBefore, ...described } = before.description ?? {};
  const { name, ...describes } = after.description ?? {};
  return [
    ...changedValue('roomType', before.roomType, after.roomType),
    ...changedValue('roomName', nameBefore, name),
    ...changedValue('pricePerNight', before.nightMinor, after.nightMinor),
    ...changedValue('units', unitsOf(before), unitsOf(after)),
    ...furtherGuestsDifferences(before, after),
    ...changedValue('leadDays', leadDaysOf(before), leadDaysOf(after)),
    ...changedValue('daysAhead', before.bookingWindow?.daysAhead, after.bookingWindow?.daysAhead),
    ...rateDifferences(before.rates, after.rates),
    ...changedEntries(before.amenities.map(named), after.amenities.map(named)).map(({ name: amenity, change }) => ({
      ...{ what: 'amenity' as const, name: amenity, change },
    })),
    ...changedPart('photos', before.images, after.images),
    ...changedPart('description', described, describes),
    ...changedDetails(before, after, [...compared, ...unlisted]),
    ...(before.isAvailable === after.isAvailable ? [] : [{ what: 'isAvailable' as const, to: after.isAvailable }]),
  ];
}

/** What is compared one by one. */
const compared: (keyof Room)[] = [
  ...(['roomType', 'nightMinor', 'units', 'furtherGuests', 'bookingWindow', 'rates', 'amenities'] as const),
  ...(['images', 'description', 'isAvailable'] as const),
];
/** What nobody enters, and what is the hotel’s. */
const unlisted: (keyof Room)[] = ['id', 'version', 'hotel', 'importKey', 'createdAt', 'changedAt', 'reopensAs'];

const named = (name: string) => ({ name });
const leadDaysOf = ({ bookingWindow: { leadDays = 0 } = {} }: Room) => leadDays;

/** Where only the number of guests is another one that the price includes, the price is left out. */
function furtherGuestsDifferences({ furtherGuests: before }: Room, { furtherGuests: after }: Room): Difference[] {
  const [difference] = changedPart('furtherGuests', before, after);
  return difference ? [changedValue('furtherGuests', before?.eachMinor, after?.eachMinor)[0] ?? difference] : [];
}

const rateDifferences = (before?: NamedRate[], after?: NamedRate[]): Difference[] => [
  ...changedEntries(before, after).map(({ name, change, before: was, after: is }) => {
    const [from, to] = [was?.nightMinor, is?.nightMinor];
    const hasMore = change === 'changed' && from !== to && !isSame({ ...was, nightMinor: to }, is);
    return { what: 'rate' as const, name, change, ...(from !== to && fromTo(from, to)), ...(hasMore && { hasMore }) };
  }),
  ...changedOrder('rateOrder', before, after),
];
