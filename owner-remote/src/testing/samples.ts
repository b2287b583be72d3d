import type { HotelBooking } from '@wayhouse/contracts/booking';
import type { Room } from '@wayhouse/contracts/room';

export const aRoom = (over: Partial<Room> = {}): Room => ({
  _id: 'r1',
  images: [],
  roomType: 'Double Bed',
  pricePerNight: 120,
  amenities: ['Free WiFi', 'Pool Access'],
  createdAt: '2027-01-01T00:00:00.000Z',
  isAvailable: true,
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

export const aBooking = (over: Partial<HotelBooking> = {}): HotelBooking => ({
  _id: 'b1',
  room: { _id: 'r1', images: [], roomType: 'Double Bed' },
  hotel: { _id: 'h1', name: 'Sea House', address: '', city: 'Goa' },
  guests: 2,
  totalPrice: 360,
  currency: 'USD',
  state: over.isPaid ? 'paid' : 'due',
  paid: over.isPaid ? (over.totalPrice ?? 360) : 0,
  refunded: 0,
  comesBack: 0,
  checkInDate: '2027-03-01',
  checkOutDate: '2027-03-04',
  isPaid: false,
  createdAt: '2027-01-05T00:00:00.000Z',
  freeCancellationUntil: '2027-02-27T08:30:00.000Z',
  user: { username: 'Ben Okoro' },
  ...over,
});

const nothing = { totalRevenue: 0, booked: 0, paid: 0, refunded: 0 };

export const figures = (bookings: HotelBooking[], amounts: Partial<typeof nothing> = {}) => ({
  body: { dashboardData: { bookings, totalBookings: bookings.length, ...nothing, ...amounts } },
});
