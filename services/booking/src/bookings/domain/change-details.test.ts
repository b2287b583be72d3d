import type { GuestDetails } from '@wayhouse/domain';
import { noon, order, payment, room } from '../../testing/factories.js';
import { detectChange } from './booking-change.js';
import { type Booking, cancel, cancelByOwner, changeDetails, pay } from './booking.js';
import { createBooking } from './create-booking.js';

const booked = (details?: GuestDetails) => createBooking(room(), order({ details }), noon);
const later = new Date('2027-02-28T12:00:00Z');
const checkOut = new Date('2027-03-02T05:30:00Z');
const beforeCheckOut = new Date(checkOut.getTime() - 1);
const change = (booking: Booking, now = noon, version = booking.details?.version ?? 0) =>
  changeDetails(booking, { arrivalTime: '18:00' }, version, now);

test('a booking without entries has no details', () => {
  for (const details of [undefined, {}, { children: [] }, { wishes: undefined }])
    expect(booked(details)).not.toHaveProperty('details');
});

test('details that are booked with are the first version, and were never changed', () => {
  expect(booked({ leadGuest: 'Mira Rao', phone: undefined }).details).toEqual({ leadGuest: 'Mira Rao', version: 1 });
});

test('a change replaces them all, and counts', () => {
  const before = booked({ leadGuest: 'Mira Rao', wishes: 'A quiet room' });
  const after = change(before, later);
  expect(after.details).toEqual({ arrivalTime: '18:00', version: 2, changedAt: later });
  expect([after.version, detectChange(before, after)]).toEqual([2, 'details-changed']);
  expect(change(booked()).details).toEqual({ arrivalTime: '18:00', version: 1, changedAt: noon });
});

test('details can be taken back', () => {
  expect(changeDetails(booked({ wishes: 'A quiet room' }), {}, 1, noon).details).toEqual({
    version: 2,
    changedAt: noon,
  });
});

test.each([0, 2])('a change of version %i is refused where the details have version 1', (version) => {
  expect(() => change(booked({ wishes: 'Quiet' }), noon, version)).toThrow('details-edit-conflict');
});

test('until check-out they can be changed, paid or not; after it, and once cancelled, no more', () => {
  const paid = pay(booked(), payment());
  for (const booking of [booked(), paid]) {
    expect(change(booking, beforeCheckOut).details?.arrivalTime).toBe('18:00');
    expect(() => change(booking, checkOut)).toThrow('details-closed');
  }
  for (const cancelled of [cancel(booked(), 0, noon), cancelByOwner(paid, noon)])
    expect(() => change(cancelled)).toThrow('details-closed');
});

test('a payment after them keeps them, and is the change that is named', () => {
  const before = booked({ wishes: 'Quiet' });
  const after = pay(before, payment());
  expect([after.details, detectChange(before, after)]).toEqual([before.details, 'paid']);
});

test.each<[string, GuestDetails]>([
  ['arrival-before-check-in', { arrivalTime: '09:00' }],
  ['too-many-children', { children: [3, 5] }],
])('refuses for %s, when booking as when changing', (reason, details) => {
  expect(() => booked(details)).toThrow(reason);
  expect(() => changeDetails(booked(), details, 0, noon)).toThrow(reason);
});
