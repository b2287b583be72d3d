import { checkInOf, checkOutOf, type Difference } from '@wayhouse/domain';
import type { Hotel } from '../../hotels/domain/hotel.js';
import { changedDetails, changedEntries, changedOrder, changedPart, changedValue } from './compare.js';

/** What its staff has changed of a hotel. Phone, email address and legal facts may be those of a person, so none is recorded. */
export const hotelDifferences = (before: Hotel, after: Hotel): Difference[] => [
  ...changedValue('hotelName', before.name, after.name),
  ...changedValue('address', before.address, after.address),
  ...changedValue('city', before.city, after.city),
  ...changedValue('checkInFrom', checkInOf(before), checkInOf(after)),
  ...changedValue('checkOutUntil', checkOutOf(before), checkOutOf(after)),
  ...changedValue('currency', before.currency, after.currency),
  ...changedPart('phone', before.contact, after.contact),
  ...changedPart('email', before.email, after.email),
  ...changedPart('legalName', before.legalName, after.legalName),
  ...changedPart('legalAddress', before.legalAddress, after.legalAddress),
  ...changedPart('hotelTaxNumber', before.hotelTaxNumber, after.hotelTaxNumber),
  ...changedPart('description', before.description, after.description),
  ...changedPart('position', placeOf(before), placeOf(after)),
  ...changedPart('amenities', before.amenities ?? [], after.amenities ?? []),
  ...changedPart('languages', before.languages ?? [], after.languages ?? []),
  ...changedPart('photos', before.images ?? [], after.images ?? []),
  ...entries('tax', before.taxes, after.taxes),
  ...changedOrder('taxOrder', before.taxes, after.taxes),
  ...entries('offer', before.offers?.map(named), after.offers?.map(named)),
  ...changedPart('cancellationPolicy', before.cancellationPolicy, after.cancellationPolicy),
  ...entries('ratePlan', before.plans, after.plans),
  ...changedOrder('ratePlanOrder', before.plans, after.plans),
  ...changedDetails(before, after, [...compared, ...unlisted]),
];

/** What is compared one by one. */
const compared: (keyof Hotel)[] = [
  ...(['name', 'address', 'city', 'checkInFrom', 'checkOutUntil', 'contact', 'email', 'description'] as const),
  ...(['latitude', 'longitude', 'amenities', 'languages', 'images', 'currency'] as const),
  ...(['legalName', 'legalAddress', 'hotelTaxNumber'] as const),
  ...(['taxes', 'offers', 'cancellationPolicy', 'plans'] as const),
];
/** What nobody changes by entering it. */
const unlisted: (keyof Hotel)[] = ['id', 'version', 'slug', 'owner', 'addedAt', 'closed'];

const placeOf = ({ latitude, longitude }: Hotel) => ({ latitude, longitude });
const named = (name: string) => ({ name });

type Listed = Parameters<typeof changedEntries>[0];

const entries = (what: 'tax' | 'offer' | 'ratePlan', before: Listed, after: Listed) =>
  changedEntries(before, after).map(({ name, change }) => ({ what, name, change }));
