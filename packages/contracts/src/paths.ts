import type { RoomFilter } from './room-filters.js';

/** The path of one page by its parameter; routes have its `pattern`, so that the two cannot differ. */
export const route = <Pattern extends string>(pattern: Pattern) =>
  Object.assign((value: string) => pattern.replace(/:\w+/, encodeURIComponent(value)), { pattern });

/** The pages of the owner area without parameters. */
export const ownerPaths = {
  owner: '/owner',
  ownerAddRoom: '/owner/add-room',
  ownerListRoom: '/owner/list-room',
  ownerCalendar: '/owner/calendar',
} as const;

/** The paths of the shell’s pages, and of pages of remotes that other parts link to. */
export const paths = {
  home: '/',
  rooms: '/rooms',
  room: route('/rooms/:id'),
  myBookings: '/my-bookings',
  /** With what was just booked at its head. */
  booked: (id: string) => `/my-bookings?booked=${encodeURIComponent(id)}`,
  receipt: route('/my-bookings/:id/receipt'),
  myData: '/my-data',
  confirmSubscription: route('/newsletter/confirm/:token'),
  unsubscribe: route('/newsletter/unsubscribe/:token'),
  privacyPolicy: '/documents/privacy-policy.pdf',
  terms: '/documents/terms-of-use.pdf',
  ...ownerPaths,
  ownerRoom: route(`${ownerPaths.ownerListRoom}/:id`),
  ownerCalendarOf: (roomId: string) => `${ownerPaths.ownerCalendar}?room=${encodeURIComponent(roomId)}`,
  ownerBooking: route('/owner/bookings/:id'),
  helpCenter: '/helpcenter',
  contact: '/contactus',
  build: '/about/build',
  redirect: Object.assign((next: string) => `/loader/${next}`, { pattern: '/loader/*' }),
} as const;

/** The path of the rooms page for a search; empty values are left out of the query. */
export function roomsPath(search: Partial<Record<keyof RoomFilter | 'sort' | 'after', string | number>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.size ? `${paths.rooms}?${query}` : paths.rooms;
}
