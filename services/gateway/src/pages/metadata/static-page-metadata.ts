import { paths, roomsPath } from '@wayhouse/contracts';
import { findCity } from '@wayhouse/domain';

type PageText = { title: string; description: string; hidden?: boolean; missing?: boolean };

const defaultDescription = 'Hand-picked hotel rooms. Book in a minute, pay at the hotel.';

const ownersOnly: PageText = { title: 'Owner dashboard · Wayhouse', description: defaultDescription, hidden: true };
const roomsIn = (city: string): PageText => ({
  title: `Rooms in ${city} · Wayhouse`,
  description: `Hotel rooms in ${city}: compare prices per night, choose your dates, and book with free cancellation.`,
});
const unknown: PageText = {
  title: 'Page not found · Wayhouse',
  description: defaultDescription,
  hidden: true,
  missing: true,
};

/** Titles and descriptions of the pages with a fixed path. `hidden` pages belong to one person. */
const fixedPages: Record<string, PageText> = {
  [paths.home]: { title: 'Rooms in places worth the journey · Wayhouse', description: defaultDescription },
  [paths.rooms]: {
    title: 'Hotel rooms · Wayhouse',
    description: 'Search rooms by city and dates, compare prices per night, and book with free cancellation.',
  },
  [paths.about]: { title: 'About · Wayhouse', description: 'Who we are and how we choose hotels and rooms.' },
  [paths.careers]: { title: 'Careers · Wayhouse', description: 'Open positions at Wayhouse and how to apply.' },
  [paths.press]: {
    title: 'Press and media · Wayhouse',
    description: 'Press coverage of Wayhouse and contacts for journalists.',
  },
  [paths.blog]: { title: 'Blog · Wayhouse', description: 'Stories, places and tips for your next trip.' },
  [paths.partners]: { title: 'Partners · Wayhouse', description: 'The companies we work with.' },
  [paths.helpCenter]: {
    title: 'Help Center · Wayhouse',
    description: 'Check-in, cancellation, payment: answers to frequently asked questions.',
  },
  [paths.safety]: {
    title: 'Safety information · Wayhouse',
    description: 'Health, fire safety and security in our hotels.',
  },
  [paths.contact]: { title: 'Contact us · Wayhouse', description: 'How and when to reach us.' },
  [paths.accessibility]: { title: 'Accessibility · Wayhouse', description: 'What hotels, rooms and this site offer.' },
  [paths.myBookings]: { title: 'My bookings · Wayhouse', description: defaultDescription, hidden: true },
  [paths.build]: { title: 'Build information · Wayhouse', description: defaultDescription, hidden: true },
  [paths.owner]: ownersOnly,
};

/** The pages that search engines should index. */
export const indexedPages = Object.keys(fixedPages).filter((path) => !fixedPages[path]?.hidden);

const byLowerCase = new Map(Object.entries(fixedPages).map(([path, text]) => [path.toLowerCase(), { path, ...text }]));

/** Pages with parameters in their path. */
const dynamicPages: [pattern: RegExp, text: PageText][] = [
  [/^\/owner\//i, ownersOnly],
  [/^\/my-bookings\/[^/]+\/receipt$/i, { title: 'Receipt · Wayhouse', description: defaultDescription, hidden: true }],
  [
    /^\/apply\/[^/]+$/i,
    { title: 'Apply · Wayhouse', description: 'Apply for an open position at Wayhouse.', hidden: true },
  ],
  [
    /^\/newsletter\/unsubscribe\/[^/]+$/i,
    { title: 'Unsubscribe from our newsletter · Wayhouse', description: defaultDescription, hidden: true },
  ],
  [/^\/loader(\/|$)/i, { title: 'One moment, please · Wayhouse', description: defaultDescription, hidden: true }],
];

/**
 * The text of a page in any letter case of its path, and the canonical path. Unknown pages are `missing`. The list of
 * rooms is a page of its own for each of our cities.
 */
export function staticPageMetadata(path: string, destination = ''): PageText & { path: string } {
  const trimmed = path.replace(/(.)\/$/, '$1');
  const known = byLowerCase.get(trimmed.toLowerCase());
  const city = known?.path === paths.rooms ? findCity(destination)?.name : undefined;
  if (city) return { ...roomsIn(city), path: roomsPath({ destination: city }) };
  if (known) return known;
  const [, text = unknown] = dynamicPages.find(([pattern]) => pattern.test(trimmed)) ?? [];
  return { path, ...text };
}
