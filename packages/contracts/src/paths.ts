import type { RoomFilter } from './room-filters.js';

/** The path of one page by its parameter; routes have its `pattern`, so that the two cannot differ. */
const route = <Pattern extends string>(pattern: Pattern) =>
  Object.assign((value: string) => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

/** The pages of the static-pages remote without parameters. */
export const staticPaths = {
  about: '/abouts',
  careers: '/careers',
  press: '/press',
  blog: '/BlogPages',
  partners: '/partnerPages',
  helpCenter: '/helpcenter',
  safety: '/safetyinfo',
  contact: '/contactus',
  accessibility: '/accessibility',
} as const;

/** The paths of all pages. */
export const paths = {
  home: '/',
  rooms: '/rooms',
  room: route('/rooms/:id'),
  myBookings: '/my-bookings',
  receipt: route('/my-bookings/:id/receipt'),
  myData: '/my-data',
  confirmSubscription: route('/newsletter/confirm/:token'),
  unsubscribe: route('/newsletter/unsubscribe/:token'),
  privacyPolicy: '/documents/privacy-policy.pdf',
  terms: '/documents/terms-of-use.pdf',
  owner: '/owner',
  ownerAddRoom: '/owner/add-room',
  ownerListRoom: '/owner/list-room',
  ownerRoom: route('/owner/list-room/:id'),
  ownerCalendar: '/owner/calendar',
  ownerCalendarOf: (roomId: string) => `/owner/calendar?room=${encodeURIComponent(roomId)}`,
  ownerBooking: route('/owner/bookings/:id'),
  ...staticPaths,
  apply: route('/apply/:id'),
  blogPost: route(`${staticPaths.blog}/:slug`),
  build: '/about/build',
  redirect: Object.assign((next: string) => `/loader/${next}`, { pattern: '/loader/*' }),
} as const;

/** The path of the rooms page for a search; empty values are left out of the query. */
export function roomsPath(search: Partial<Record<keyof RoomFilter | 'sort', string | number>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size ? `${paths.rooms}?${query}` : paths.rooms;
}
