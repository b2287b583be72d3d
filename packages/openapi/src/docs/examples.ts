import { nonRefundable } from '@wayhouse/domain/cancellation-policy';
import { defaultCancellationPolicy } from '@wayhouse/domain';
import type { Booking } from '@wayhouse/contracts/booking';
import type { FoundHotel } from '@wayhouse/contracts/found-hotel';
import type { Hotel } from '@wayhouse/contracts/hotel';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom, Room } from '@wayhouse/contracts/room';
import type { RatePlan } from '@wayhouse/contracts/rate-plans';
import type { Tax } from '@wayhouse/contracts/taxes';

/** All examples are about Asha's three nights at the Amber Court in Jaipur, whose owner is Meera. */
export const exampleIds = {
  hotel: '9b0a6a52-3c1d-4f0e-8b41-6d7f2a9c1e33',
  room: '5d1f0c3e-8a44-4c0b-9b57-2f6f0f5f7a10',
  booking: 'c4b7e9d2-61f5-4a08-b3d9-0e5a7c2f8b16',
  optInToken: 'Kq8sWd2yTf5Ub0Xn3Ze6Ah9Jm1Lp4Rv7Cg_Oi-BtSuE',
  unsubscribeToken: 'Zr3uVfT9qYb1Xw7Lh2KcPn8Dm4Sj6Eg0Ra5Oi_QtBvU',
  photo: '4e8f1a0c9b7d',
  paymentAtHotel: 'f3a1c7d8-2b94-4e60-9d05-8c6e1b7a4f29',
  member: 'user_2rosa7Mendes',
  note: 'Hn5vLq2sXe8TcB4y',
  calendar: '7e2b1d90-4c5a-4f3e-9d18-b6a0c3f57e21',
  calendarToken: 'Vb3kQ9sWd2yTf5Ub0Xn3Ze6Ah9Jm1Lp4Rv7Cg_Oi-Bt',
  invitation: 'Jx4nW8cQ2tRb6YdM',
  invoice: '2c9f4b70-8d15-4e6a-a3b2-5f0e7d1c9a84',
  creditNote: 'f0d3a6b1-7c28-49e5-8b94-1a6c5e2d0f37',
  promotionCode: 'b7a4d2f0-5c38-4e9b-8f61-3d0c9a6e2b75',
};

const exampleDetails = {
  roomType: 'Double Bed' as const,
  pricePerNight: 120,
  amenities: ['Free WiFi' as const, 'Free BreakFast' as const],
};

/** The room as the owner's form sends it. */
export const exampleRoomForm = { ...exampleDetails, amenities: JSON.stringify(exampleDetails.amenities) };

export const exampleDescription = {
  name: 'Garden Double',
  description: 'A quiet room on the ground floor, with its own door to the courtyard.',
  squareMetres: 24,
  beds: [{ kind: 'queen' as const, count: 1 }],
  moreAmenities: ['air-conditioning' as const, 'desk' as const, 'terrace' as const],
  accessibility: ['step-free' as const, 'ground-floor' as const],
};

export const exampleRoom: Omit<Room, 'rates' | 'furtherGuests' | 'bookingWindow'> = {
  _id: exampleIds.room,
  images: [`/images/${exampleIds.photo}/1280.jpg`],
  ...exampleDetails,
  currency: 'USD',
  createdAt: '2027-01-05T06:30:00.000Z',
  changedAt: '2027-01-06T09:15:00.000Z',
  isAvailable: true,
  hotel: {
    _id: exampleIds.hotel,
    name: 'Amber Court',
    contact: '+91 141 555 0100',
    address: '1 Fort Road',
    city: 'Jaipur',
    owner: { name: 'Meera Singh', image: '/avatars/meera.svg' },
  },
};

export const exampleFoundHotel: FoundHotel = {
  _id: exampleIds.hotel,
  name: exampleRoom.hotel.name,
  address: exampleRoom.hotel.address,
  city: exampleRoom.hotel.city,
  rooms: 2,
  roomTypes: 1,
  pricePerNight: exampleRoom.pricePerNight,
  currency: exampleRoom.currency,
  images: exampleRoom.images,
};

export const exampleHotelForm = {
  name: 'Amber Court',
  contact: '+91 141 555 0100',
  address: '1 Fort Road',
  city: 'Jaipur',
  description: 'A quiet house below the fort, with a courtyard.',
  email: 'desk@amber-court.example',
  latitude: 26.9855,
  longitude: 75.8513,
  amenities: ['parking' as const, 'garden' as const],
  languages: ['en' as const, 'hi' as const],
  checkInFrom: '15:00',
  checkOutUntil: '10:30',
  legalName: 'Amber Hospitality Pvt Ltd',
  legalAddress: '12 Residency Road, Jaipur',
  hotelTaxNumber: '08ABCDE1234F1Z5',
};

export const exampleHotelProfile: HotelProfile = {
  _id: exampleIds.hotel,
  version: 1,
  role: 'owner',
  slug: 'amber-court-jaipur',
  currency: 'USD',
  ...exampleHotelForm,
};

export const exampleTaxes: Tax[] = [
  { name: 'VAT', kind: 'tax', basis: 'percent', value: 7, isIncluded: true },
  { name: 'City tax', kind: 'tax', basis: 'person-night', value: 2.5, isIncluded: false },
];

export const examplePlans: RatePlan[] = [
  { id: 'saver', name: 'Non-refundable', percentOff: 10, cancellationPolicy: nonRefundable },
  { id: 'breakfast', name: 'With breakfast', percentOff: 0, surcharge: 12.5 },
];

export const exampleRates: OwnRate[] = [
  { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 140 },
  { name: 'Winter season', from: '2027-12-01', to: '2028-02-28', pricePerNight: 180, minNights: 3 },
];

export const exampleFurtherGuests = { included: 2, amount: 15 };

export const exampleBookingWindow = { leadDays: 1, daysAhead: 365 };

const {
  contact: _,
  email: _email,
  legalName: _name,
  legalAddress: _address,
  hotelTaxNumber: _tax,
  ...shown
} = exampleHotelForm;

export const exampleHotel: Hotel = {
  _id: exampleIds.hotel,
  slug: exampleHotelProfile.slug,
  ...shown,
  ...{ taxes: exampleTaxes, plans: examplePlans },
  owner: exampleRoom.hotel.owner,
  images: exampleRoom.images,
  rooms: 2,
  pricePerNight: exampleRoom.pricePerNight,
  currency: exampleRoom.currency,
};

export const exampleOwnRoom: OwnRoom = { ...exampleRoom, version: 1 };

export const exampleStay = { checkInDate: '2027-03-12', checkOutDate: '2027-03-15' };

export const exampleBooking: Booking = {
  _id: exampleIds.booking,
  room: { _id: exampleIds.room, images: exampleRoom.images, roomType: 'Double Bed' },
  hotel: { _id: exampleIds.hotel, name: 'Amber Court', address: '1 Fort Road', city: 'Jaipur' },
  user: { username: 'Asha Rao' },
  guests: 2,
  totalPrice: 360,
  currency: 'USD',
  ...exampleStay,
  state: 'unpaid',
  isPaid: false,
  paid: 0,
  refunded: 0,
  pendingRefund: 0,
  owed: 360,
  createdAt: '2027-01-05T06:30:00.000Z',
  cancellationPolicy: defaultCancellationPolicy,
  freeCancellationUntil: '2027-03-10T08:30:00.000Z',
};

/** The same booking with a second one for her sister. */
const togetherIds = [exampleIds.booking, '1f8e2c60-93b7-4d15-a0c4-7b6d5e9f3a28'];
export const exampleTogether: Booking[] = togetherIds.map((_id) => ({
  ...exampleBooking,
  _id,
  bookedTogether: togetherIds,
}));

/** What Asha lets the hotel know. */
export const exampleGuestDetails = {
  leadGuest: 'Asha Rao',
  phone: '+91 98765 43210',
  arrivalTime: '18:00' as const,
  children: [7],
  wishes: 'A quiet room, please.',
};

/** The same booking after Asha has cancelled it free of charge. */
export const exampleCancelled: Booking = {
  ...exampleBooking,
  state: 'cancelled',
  owed: 0,
  cancellation: { at: '2027-01-06T09:12:44.000Z', charge: 0 },
};

export const exampleTogetherCancelled: Booking[] = exampleTogether.map(({ _id, bookedTogether }) => ({
  ...exampleCancelled,
  ...{ _id, bookedTogether },
}));
