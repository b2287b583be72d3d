import type { RoomFilter } from './room-filters.js';

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
  room: (id: string) => `/rooms/${encodeURIComponent(id)}`,
  myBookings: '/my-bookings',
  receipt: (bookingId: string) => `/my-bookings/${encodeURIComponent(bookingId)}/receipt`,
  unsubscribe: (token: string) => `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
  privacyPolicy: '/documents/privacy-policy.pdf',
  terms: '/documents/terms-of-use.pdf',
  owner: '/owner',
  ownerAddRoom: '/owner/add-room',
  ownerListRoom: '/owner/list-room',
  ownerRoom: (id: string) => `/owner/list-room/${encodeURIComponent(id)}`,
  ownerCalendar: '/owner/calendar',
  ownerCalendarOf: (roomId: string) => `/owner/calendar?room=${encodeURIComponent(roomId)}`,
  ownerBooking: (id: string) => `/owner/bookings/${encodeURIComponent(id)}`,
  ...staticPaths,
  apply: (jobId: string) => `/apply/${encodeURIComponent(jobId)}`,
  blogPost: (slug: string) => `${staticPaths.blog}/${encodeURIComponent(slug)}`,
  build: '/about/build',
  loader: (next: string) => `/loader/${next}`,
} as const;

/** The path of the rooms page for a search; empty values are left out of the query. */
export function roomsPath(search: Partial<Record<keyof RoomFilter | 'sort', string | number>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size ? `${paths.rooms}?${query}` : paths.rooms;
}
