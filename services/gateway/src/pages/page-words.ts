import { paths } from '@wayhouse/contracts';

type Words = { title: string; description: string; hidden?: boolean };

const staysFor = 'Hotel rooms chosen with care, booked in a minute, paid at the hotel.';

/** Title and description of the pages whose address is fixed. `hidden` pages are of one person only. */
const pageWords: Record<string, Words> = {
  [paths.home]: { title: 'Rooms in places worth the journey · Wayhouse', description: staysFor },
  [paths.rooms]: {
    title: 'Hotel rooms · Wayhouse',
    description: 'Search rooms by city and dates, compare prices a night, and book with free cancellation.',
  },
  [paths.about]: { title: 'About us · Wayhouse', description: 'Who we are, and how we choose hotels and rooms.' },
  [paths.careers]: { title: 'Careers · Wayhouse', description: 'Open positions at Wayhouse and how to apply.' },
  [paths.press]: {
    title: 'Press and media · Wayhouse',
    description: 'What is written about Wayhouse, and whom to ask.',
  },
  [paths.blog]: { title: 'Journal · Wayhouse', description: 'Stories, places and advice for the next journey.' },
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
  [paths.owner]: { title: 'Owner dashboard · Wayhouse', description: staysFor, hidden: true },
};

/** The pages a search engine should know. */
export const listedPages = Object.keys(pageWords).filter((path) => !pageWords[path]?.hidden);

const byLowerCase = new Map(Object.entries(pageWords).map(([path, words]) => [path.toLowerCase(), words]));

/** A page's words in any spelling of upper and lower case; an unknown address gets the plain ones. */
export function wordsFor(path: string): Words {
  const lower = path.toLowerCase().replace(/(.)\/$/, '$1');
  const section = lower.startsWith(`${paths.owner}/`) ? paths.owner : lower;
  return byLowerCase.get(section) ?? { title: 'Wayhouse', description: staysFor, hidden: true };
}
