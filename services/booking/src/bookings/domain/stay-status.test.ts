import { addDays, type StayStatus, stayStatusOf } from '@wayhouse/domain';
import { order, room } from '../../testing/factories.js';
import { detectChange } from './booking-change.js';
import { cancel, cancelByOwner, isUpcoming } from './booking.js';
import { createBooking } from './create-booking.js';
import { recordNoShow } from './no-show.js';
import { setStayStatus } from './stay-status.js';

const arrival = '2027-01-10';
const booked = createBooking(
  room({ city: 'New York' }),
  order({ stay: { checkIn: arrival, checkOut: addDays(arrival, 2) } }),
  new Date('2027-01-01T12:00:00Z'),
);
/** Ten in the morning of the day of arrival, hours before check-in time. */
const morning = new Date('2027-01-10T15:00:00Z');
const dayAfter = new Date('2027-01-11T15:00:00Z');
const later = new Date('2027-01-12T15:30:00Z');
const inHouse = setStayStatus(booked, 'in-house', morning);
const departed = setStayStatus(inHouse, 'departed', later);

test('a guest is expected, checked in and checked out, each at its time', () => {
  expect([booked, inHouse, departed].map(stayStatusOf)).toEqual(['expected', 'in-house', 'departed']);
  expect(departed).toEqual({ ...booked, version: 3, checkedInAt: morning, checkedOutAt: later });
});

test('guests are checked in from their day of arrival on, by the hotel’s clock', () => {
  const dayBefore = new Date('2027-01-10T04:59:59Z');
  expect(() => setStayStatus(booked, 'in-house', dayBefore)).toThrow(
    expect.objectContaining({ reason: 'arrival-to-come' }),
  );
  expect(stayStatusOf(setStayStatus(booked, 'in-house', new Date('2027-01-10T05:00:00Z')))).toBe('in-house');
});

test.each<[StayStatus, typeof booked]>([
  ['expected', booked],
  ['in-house', inHouse],
  ['departed', departed],
])('recording %s again changes nothing', (status, booking) => {
  expect(setStayStatus(booking, status, new Date('2027-01-13T00:00:00Z'))).toBe(booking);
});

test('checking out is taken back without another check-in, and checking in without a trace', () => {
  expect(setStayStatus(departed, 'in-house', later)).toEqual({ ...booked, version: 4, checkedInAt: morning });
  expect(setStayStatus(inHouse, 'expected', later)).toEqual({ ...booked, version: 3 });
});

test('nobody leaves who has not come, or comes to a cancelled stay', () => {
  expect(() => setStayStatus(booked, 'departed', later)).toThrow(expect.objectContaining({ reason: 'not-checked-in' }));
  const cancelled = cancelByOwner(booked, morning);
  expect(() => setStayStatus(cancelled, 'in-house', later)).toThrow(
    expect.objectContaining({ reason: 'already-cancelled' }),
  );
});

test('a stay has begun once its guest is checked in', () => {
  expect([booked, inHouse].map((booking) => isUpcoming(booking, morning))).toEqual([true, false]);
  expect(() => cancel(inHouse, 120_00, morning)).toThrow(expect.objectContaining({ reason: 'stay-begun' }));
});

test('the stay of a guest who has come is not cancelled, unless that is taken back', () => {
  for (const end of [cancelByOwner, recordNoShow]) {
    expect(() => end(inHouse, dayAfter)).toThrow(expect.objectContaining({ reason: 'guest-in-house' }));
    expect(() => end(departed, dayAfter)).toThrow(expect.objectContaining({ reason: 'guest-departed' }));
    expect(end(setStayStatus(inHouse, 'expected', dayAfter), dayAfter).state).toBe('cancelled');
  }
});

test('the change is named', () => {
  expect(detectChange(booked, inHouse)).toBe('checked-in');
  expect(detectChange(inHouse, departed)).toBe('checked-out');
  expect(detectChange(inHouse, booked)).toBe('stay-corrected');
  expect(detectChange(departed, inHouse)).toBe('stay-corrected');
  expect(detectChange(booked, cancelByOwner(booked, morning))).toBe('cancelled');
});
