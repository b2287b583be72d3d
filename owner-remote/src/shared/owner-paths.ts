import { paths, patternsOf, route } from '@wayhouse/contracts/paths';

/** The pages of the owner area. Its routes and facts have each of them. Addresses that others link to are of the contract. */
const pagePaths = {
  dashboard: paths.owner,
  addRoom: paths.ownerAddRoom,
  listRoom: '/owner/list-room',
  import: '/owner/import',
  bulk: '/owner/bulk',
  hotel: '/owner/hotel',
  hotelPhotos: '/owner/hotel/photos',
  taxes: '/owner/hotel/taxes',
  offers: '/owner/hotel/offers',
  ratePlans: '/owner/hotel/rate-plans',
  promotions: '/owner/hotel/promotion-codes',
  staff: '/owner/hotel/staff',
  changes: '/owner/hotel/changes',
  invoices: '/owner/invoices',
  role: '/owner/role',
  allHotels: '/owner/all-hotels',
  addHotel: '/owner/add-hotel',
  notifications: paths.ownerNotifications,
  calendar: '/owner/calendar',
  timeline: '/owner/calendar/timeline',
  room: route('/owner/list-room/:id'),
  description: route('/owner/list-room/:id/description'),
  rates: route('/owner/list-room/:id/rates'),
  calendars: paths.ownerCalendars,
  addBooking: '/owner/add-booking',
  booking: paths.ownerBooking,
} as const;

export type OwnerPageName = keyof typeof pagePaths;

export const ownerPatterns = patternsOf(pagePaths);

export const ownerPaths = {
  ...pagePaths,
  dashboardOf: paths.ownerOf,
  calendarOf: (roomId: string) => `${pagePaths.calendar}?room=${encodeURIComponent(roomId)}`,
} as const;
