import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { formatArrivalTime } from './arrival-time.js';
import { formatList } from './format-list.js';
import { localized } from './localized.js';
import { plural } from './plural.js';

/** What a guest lets the hotel know, by what it is about, wherever it is shown. */
export const guestDetailsMessages = localized('guest-details', {
  title: 'Details for the hotel',
  labels: {
    leadGuest: 'Arriving guest',
    phone: 'Guest’s phone',
    arrivalTime: 'Arrival',
    children: 'Children',
    wishes: 'Wishes',
    company: 'Company',
    taxNumber: 'Tax number',
  },
  aged: (ages: string) => `aged ${ages}`,
  children: (count: number, aged: string) => plural(count, { one: `# child, ${aged}`, other: `# children, ${aged}` }),
});

/** `2 children, aged 4 and 9`. */
const formatChildren = (ages: number[]): string =>
  guestDetailsMessages.children(ages.length, guestDetailsMessages.aged(formatList(ages.map(String))));

type Row = { field: keyof GuestDetails; label: string; value: string };

/** Each of the details that is known, with its label, in the order in which they are shown. */
export function describeDetails(details: GuestDetails = {}): Row[] {
  const { leadGuest, phone, arrivalTime, children = [], wishes, company, taxNumber } = details;
  const values: [keyof GuestDetails, string | undefined][] = [
    ['leadGuest', leadGuest],
    ['phone', phone],
    ['arrivalTime', arrivalTime && formatArrivalTime(arrivalTime)],
    ['children', children.length > 0 ? formatChildren(children) : undefined],
    ['wishes', wishes],
    ['company', company],
    ['taxNumber', taxNumber],
  ];
  const { labels } = guestDetailsMessages;
  return values.flatMap(([field, value]) => (value ? [{ field, label: labels[field], value }] : []));
}
