import type { RoomFilter } from './room-filters.js';

/** The path of one page by its parameter; routes have its `pattern`, so that the two cannot differ. */
export const route = <Pattern extends string>(pattern: Pattern) =>
  Object.assign((value: string) => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

// The pages that the shell draws, by the module in its `routes/`. Its routes, heads and observations have each of them, and so
// have the journeys of all pages.

/** Those that search engines show. The sitemap has each that is one address. */
const indexedPaths = {
  home: '/',
  rooms: '/rooms',
  room: route('/rooms/:id'),
  hotel: route('/hotels/:hotel'),
} as const;

/** Those that search engines do not show, as they are of one person or about the site. `robots.txt` has each of them. */
const hiddenPaths = {
  /** Several rooms of a hotel, by the end of its address. */
  bookRooms: route('/book-rooms/:hotel'),
  myBookings: '/my-bookings',
  receipt: route('/my-bookings/:id/receipt'),
  myData: '/my-data',
  invitations: '/invitations',
  confirmSubscription: route('/newsletter/confirm/:token'),
  unsubscribe: route('/newsletter/unsubscribe/:token'),
  buildInfo: '/about/build',
  redirect: Object.assign((next: string) => `/loader/${next}`, { pattern: '/loader/*' }),
} as const;

/** Pages of the owner area that the shell and emails link to. The remote has the others. */
const ownerPaths = {
  owner: '/owner',
  ownerAddRoom: '/owner/add-room',
  ownerNotifications: '/owner/notifications',
  ownerCalendars: route('/owner/list-room/:id/calendars'),
  ownerBooking: route('/owner/bookings/:id'),
} as const;

export type HiddenPageName = keyof typeof hiddenPaths;
export type ShellPageName = keyof typeof indexedPaths | HiddenPageName;

type Path = string | { pattern: string };
/** The pattern of each page by its name. */
export const patternsOf = <Name extends string>(pages: Record<Name, Path>) =>
  Object.fromEntries(
    Object.entries<Path>(pages).map(([name, path]) => [name, typeof path === 'string' ? path : path.pattern]),
  ) as Record<Name, string>;

export const indexedPatterns = patternsOf(indexedPaths);
export const hiddenPatterns = patternsOf(hiddenPaths);
export const shellPatterns = { ...indexedPatterns, ...hiddenPatterns };

/** The paths of the shell’s pages, and of pages of remotes that other parts link to. */
export const paths = {
  ...indexedPaths,
  ...hiddenPaths,
  /** With the messages of a booking open. */
  messages: (id: string) => `/my-bookings?messages=${encodeURIComponent(id)}`,
  /** With what was just booked at its head. */
  booked: (id: string) => `/my-bookings?booked=${encodeURIComponent(id)}`,
  privacyPolicy: '/documents/privacy-policy.pdf',
  terms: '/documents/terms-of-use.pdf',
  ...ownerPaths,
  /** The dashboard of one of the owner’s hotels. */
  ownerOf: (hotelId: string) => `${ownerPaths.owner}?hotel=${encodeURIComponent(hotelId)}`,
  /** The calendars of a room of one of the owner’s hotels. */
  ownerCalendarsOf: (hotelId: string, roomId: string) =>
    `${ownerPaths.ownerCalendars(roomId)}?hotel=${encodeURIComponent(hotelId)}`,
  helpCenter: '/helpcenter',
  contact: '/contactus',
} as const;

/** The path of the rooms page for a search; empty values are left out of the query. */
export function roomsPath(search: Partial<Record<keyof RoomFilter | 'sort' | 'after', string | number>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size ? `${paths.rooms}?${query}` : paths.rooms;
}
