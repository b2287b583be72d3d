import type { Booking } from '@wayhouse/contracts/booking';
import type { CallResponse } from '@wayhouse/contracts/call';
import type { showHotelToday } from '@wayhouse/contracts/calls/dashboard-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import type { OwnRoom } from '@wayhouse/contracts/room';

export const aRoom = (over: Partial<OwnRoom> = {}): OwnRoom => ({
  _id: 'r1',
  images: [],
  roomType: 'Double Bed',
  pricePerNight: 120,
  amenities: ['Free WiFi', 'Pool Access'],
  createdAt: '2027-01-01T00:00:00.000Z',
  changedAt: '2027-01-01T00:00:00.000Z',
  isAvailable: true,
  version: 1,
  hotel: {
    _id: 'h1',
    name: 'Sea House',
    contact: '',
    address: '',
    city: 'Goa',
    owner: { name: 'Asha Rao', image: '' },
  },
  ...over,
});

export const aHotelProfile = (over: Partial<HotelProfile> = {}): HotelProfile => ({
  _id: 'h1',
  version: 1,
  role: 'owner',
  slug: 'sea-house-goa',
  name: 'Sea House',
  contact: '+91 832 555 0100',
  address: '1 Beach Road',
  city: 'Goa',
  description: '',
  amenities: [],
  languages: [],
  ...over,
});

export const aBooking = (over: Partial<Booking> = {}): Booking => ({
  _id: 'b1',
  room: { _id: 'r1', images: [], roomType: 'Double Bed' },
  hotel: { _id: 'h1', name: 'Sea House', address: '', city: 'Goa' },
  guests: 2,
  totalPrice: 360,
  currency: 'USD',
  state: over.isPaid ? 'paid' : 'unpaid',
  paid: over.isPaid ? (over.totalPrice ?? 360) : 0,
  refunded: 0,
  pendingRefund: 0,
  owed: over.isPaid ? 0 : (over.totalPrice ?? 360),
  checkInDate: '2027-03-01',
  checkOutDate: '2027-03-04',
  isPaid: false,
  createdAt: '2027-01-05T00:00:00.000Z',
  cancellationPolicy: { freeUntilHours: 48, lateChargeNights: 1 },
  freeCancellationUntil: '2027-02-27T08:30:00.000Z',
  user: { username: 'Ben Okoro' },
  ...over,
});

export const aReport = (over: Partial<HotelReport> = {}): HotelReport => ({
  from: '2027-03-01',
  to: '2027-04-01',
  bookings: 0,
  booked: 0,
  revenue: 0,
  paid: 0,
  refunded: 0,
  nightsSold: 0,
  nightsOffered: 62,
  occupancy: 0,
  averageDailyRate: null,
  months: [
    { month: '2027-02-01', revenue: 300, paid: 420, refunded: 120 },
    { month: '2027-03-01', revenue: 0, paid: 0, refunded: 0 },
  ],
  ...over,
});

type HotelToday = CallResponse<typeof showHotelToday>['today'];

export const aToday = (over: Partial<HotelToday> = {}): HotelToday => ({
  date: '2027-03-01',
  counts: { arrivals: 0, departures: 0, inHouse: 0, unpaid: 0 },
  bookings: [],
  ...over,
});

/** Stub responses for every page: the hotel, an empty day, and no invoice of the booking. */
export const hotelResponses = {
  'GET /api/hotels/owner/all': () => ({ body: { hotels: [aHotelProfile()] } }),
  'GET /api/bookings/hotel/today': () => ({ body: { today: aToday() } }),
  'GET /api/bookings/hotel/b1/invoices': () => ({ body: { invoices: [] } }),
};

type Dashboard = { bookings?: Booking[]; next?: string; report?: Partial<HotelReport> };

/** Stub responses for the dashboard. */
export const dashboardResponses = ({ bookings = [], next, report }: Dashboard = {}) => ({
  'GET /api/bookings/hotel': () => bookingsPage(bookings, next),
  'GET /api/bookings/hotel/report': () => ({ body: { report: aReport(report) } }),
});

export const bookingsPage = (bookings: Booking[], next?: string) => ({
  body: { dashboardData: { bookings, next, totalBookings: 0, totalRevenue: 0, booked: 0, paid: 0, refunded: 0 } },
});
