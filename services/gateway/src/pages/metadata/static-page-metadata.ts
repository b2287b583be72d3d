import { cityNamed, paths, roomsPath } from '@wayhouse/contracts';

type Words = { title: string; description: string; hidden?: boolean; missing?: boolean };

const staysFor = 'Hotel rooms chosen with care, booked in a minute, paid at the hotel.';

const ownersOnly: Words = { title: 'Owner dashboard · Wayhouse', description: staysFor, hidden: true };
const roomsIn = (city: string): Words => ({
  title: `Rooms in ${city} · Wayhouse`,
  description: `Hotel rooms in ${city}: compare prices a night, choose your dates, and book with free cancellation.`,
});
const unknown: Words = { title: 'Page not found · Wayhouse', description: staysFor, hidden: true, missing: true };

/** Title and description of the pages whose address is fixed. `hidden` pages are of one person only. */
const pageWords: Record<string, Words> = {
  [paths.home]: { title: 'Rooms in places worth the journey · Wayhouse', description: staysFor },
  [paths.rooms]: {
    title: 'Hotel rooms · Wayhouse',
    description: 'Search rooms by city and dates, compare prices a night, and book with free cancellation.',
  },
  [paths.about]: { title: 'About · Wayhouse', description: 'Who we are, and how we choose hotels and rooms.' },
  [paths.careers]: { title: 'Careers · Wayhouse', description: 'Open positions at Wayhouse and how to apply.' },
  [paths.press]: {
    title: 'Press and media · Wayhouse',
    description: 'What is written about Wayhouse, and whom to ask.',
  },
  [paths.blog]: { title: 'Blog · Wayhouse', description: 'Stories, places and advice for the next journey.' },
  [paths.partners]: { title: 'Partners · Wayhouse', description: 'The companies we work with.' },
  [paths.helpCenter]: {
    title: 'Help Center · Wayhouse',
    description: 'Check-in, cancellation, payment: answers to what guests ask most.',
  },
  [paths.safety]: {
    title: 'Safety information · Wayhouse',
    description: 'Health, fire safety and security in our hotels.',
  },
  [paths.contact]: { title: 'Contact us · Wayhouse', description: 'How to reach us, and when.' },
  [paths.accessibility]: { title: 'Accessibility · Wayhouse', description: 'What hotels, rooms and this site offer.' },
  [paths.myBookings]: { title: 'My bookings · Wayhouse', description: staysFor, hidden: true },
  [paths.build]: { title: 'Build information · Wayhouse', description: staysFor, hidden: true },
  [paths.owner]: ownersOnly,
};

/** The pages a search engine should know. */
export const listedPages = Object.keys(pageWords).filter((path) => !pageWords[path]?.hidden);

const byLowerCase = new Map(Object.entries(pageWords).map(([path, words]) => [path.toLowerCase(), { path, ...words }]));

/** Pages with something of their own in the address, and the words that go for all of them. */
const dynamicPages: [address: RegExp, words: Words][] = [
  [/^\/owner\//i, ownersOnly],
  [/^\/my-bookings\/[^/]+\/receipt$/i, { title: 'Receipt · Wayhouse', description: staysFor, hidden: true }],
  [
    /^\/apply\/[^/]+$/i,
    { title: 'Apply · Wayhouse', description: 'Apply for an open position at Wayhouse.', hidden: true },
  ],
  [/^\/newsletter\/unsubscribe\/[^/]+$/i, { title: 'Leave the list · Wayhouse', description: staysFor, hidden: true }],
  [/^\/loader(\/|$)/i, { title: 'One moment, please · Wayhouse', description: staysFor, hidden: true }],
];

/**
 * A page's words in any spelling of its address, and its address in the one we write; an unknown one is `missing`.
 * The list of rooms is a page of its own for each city that we know.
 */
export function wordsFor(path: string, destination = ''): Words & { path: string } {
  const trimmed = path.replace(/(.)\/$/, '$1');
  const known = byLowerCase.get(trimmed.toLowerCase());
  const city = known?.path === paths.rooms ? cityNamed(destination)?.name : undefined;
  if (city) return { ...roomsIn(city), path: roomsPath({ destination: city }) };
  if (known) return known;
  const [, words = unknown] = dynamicPages.find(([address]) => address.test(trimmed)) ?? [];
  return { path, ...words };
}
