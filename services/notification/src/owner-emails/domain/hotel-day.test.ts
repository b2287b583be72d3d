import type { ArrivalTime } from '@wayhouse/domain';
import { bookingFacts } from '@wayhouse/service-kit/testing';
import type { KnownBooking } from '../owner-email-context.js';
import { hotelDay } from './hotel-day.js';

const today = '2027-03-14';
const stay = (
  bookingId: string,
  checkIn: string,
  checkOut: string,
  over: Partial<KnownBooking> = {},
): KnownBooking => ({
  facts: bookingFacts({ bookingId, checkIn: `2027-03-${checkIn}`, checkOut: `2027-03-${checkOut}` }),
  owedMinor: 240_00,
  ...over,
});
const day = (...bookings: KnownBooking[]) => {
  const groups = Object.entries(hotelDay(bookings, today));
  return Object.fromEntries(groups.map(([group, stays]) => [group, stays.map(({ facts }) => facts.bookingId)]));
};

test('has who arrives, who leaves, who stays on, and which of them owe something', () => {
  const bookings = [
    stay('comes', '15', '16'),
    stay('arrives', '14', '15', { owedMinor: 60_00 }),
    stay('stays', '13', '15', { owedMinor: 0 }),
    stay('leaves', '12', '14'),
    stay('left', '11', '13'),
  ];
  expect(day(...bookings)).toEqual({
    arrivals: ['arrives'],
    departures: ['leaves'],
    stayingOn: ['stays'],
    unpaid: ['leaves', 'arrives'],
  });
});

test('a cancelled booking is in no group', () => {
  const cancelled = stay('cancelled', '14', '15', { cancelledAt: '2027-03-01T00:00:00Z' });
  expect(day(cancelled)).toEqual({ arrivals: [], departures: [], stayingOn: [], unpaid: [] });
});

test('a booking of which it is not known whether it is paid is not called unpaid', () => {
  expect(day(stay('old', '14', '15', { owedMinor: undefined }))).toMatchObject({ arrivals: ['old'], unpaid: [] });
});

test('arrivals stand by their hours, and those of which none is known last', () => {
  const arrives = (id: string, arrivalTime?: ArrivalTime) => stay(id, '14', '15', { details: { arrivalTime } });
  const bookings = [
    arrives('some time'),
    arrives('late', 'after-midnight'),
    arrives('early', '09:00'),
    arrives('evening', '18:00'),
  ];
  expect(day(...bookings)).toMatchObject({ arrivals: ['early', 'evening', 'late', 'some time'] });
});
