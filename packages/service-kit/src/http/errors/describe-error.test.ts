import { z } from 'zod';
import { type Call, calls, RequestError } from '@wayhouse/contracts';
import { DomainError, limits } from '@wayhouse/domain';
import { describeError, fieldsOf } from './describe-error.js';
import { ValidationError } from './validation-error.js';

const describeIn = (call: Call, error: Error) => describeError(error, fieldsOf(call))!;

test.each([
  [calls.bookRoom, 'room-not-found', 'not-found', 'room'],
  [calls.toggleAvailability, 'room-not-found', 'not-found', 'roomId'],
  [calls.showRoom, 'room-not-found', 'not-found', 'id'],
  [calls.cancelBooking, 'booking-not-found', 'not-found', 'bookingId'],
  [calls.showCancellation, 'booking-not-found', 'not-found', 'id'],
  [calls.cancelBooking, 'stay-begun', 'rule-broken', 'bookingId'],
  [calls.showCancellation, 'stay-begun', 'rule-broken', 'id'],
  [calls.bookRoom, 'past-arrival', 'rule-broken', 'checkInDate'],
  [calls.listRooms, 'past-arrival', 'rule-broken', 'checkIn'],
  [calls.blockNights, 'past-arrival', 'rule-broken', 'from'],
  [calls.blockNights, 'nights-booked', 'not-available', 'from'],
  [calls.cancelBooking, 'charge-changed', 'terms-changed', 'charge'],
  [calls.markPaid, 'amount-changed', 'terms-changed', 'amount'],
  [calls.markPaid, 'nothing-owed', 'already-paid', 'bookingId'],
  [calls.startPayment, 'already-cancelled', 'already-cancelled', 'bookingId'],
  [calls.startPayment, 'already-paid', 'already-paid', undefined],
  [calls.addRoom, 'photo-unreadable', 'unsupported-type', 'images'],
  [calls.bookRoom, 'room-not-available', 'not-available', undefined],
] as const)('of $path, $1 is reported as $2 with the field that the call has for it', (call, reason, code, field) => {
  expect(describeIn(call, new DomainError(reason))).toMatchObject({ code, field });
});

test('a call that has none of the fields is reported without one', () => {
  expect(describeIn(calls.listOwnRooms, new DomainError('room-not-found')).field).toBeUndefined();
});

test.each([
  ['over-capacity', 'rooms.1.guests'],
  ['room-not-found', 'rooms.1.room'],
  ['promotion-ended', 'rooms.1.promotionCode'],
  ['room-not-available', 'rooms.1'],
  ['closed-to-arrival', 'rooms.1'],
] as const)('%s about an entry of a list is reported with %s', (reason, field) => {
  const error = new DomainError(reason as 'closed-to-arrival', { day: '2027-01-05' });
  error.entry = 'rooms.1';
  expect(describeIn(calls.bookTogether, error).field).toBe(field);
});

test('an error about an entry is reported as any other by a call without that list', () => {
  const error = new DomainError('promotion-used-up');
  error.entry = 'rooms.0';
  expect(describeIn(calls.bookRoom, error).field).toBe('promotionCode');
});

test('parameters are part of the message', () => {
  const { bookRoom, addRoom } = calls;
  expect(describeIn(bookRoom, new DomainError('over-capacity', { capacity: 2 }))).toEqual({
    code: 'rule-broken',
    message: 'This room sleeps 2.',
    field: 'guests',
  });
  expect(describeIn(bookRoom, new DomainError('too-far-ahead', { days: limits.daysAhead })).message).toBe(
    'Check-In date can be at most 730 days ahead',
  );
  expect(describeIn(addRoom, new DomainError('too-many-photos', { photos: 4 })).message).toMatch(/up to 4 images/);
});

test('an error at the edge names its own part of the request', () => {
  expect(describeError(new RequestError('signature-invalid', 'stripe-signature'))).toEqual({
    code: 'signature-invalid',
    message: 'The signature does not match.',
    field: 'stripe-signature',
  });
});

test('a broken rule of the schema is distinguished from malformed input', () => {
  const describeInput = (input: object) => {
    const [issue] = calls.checkAvailability.input.safeParse(input, { reportInput: true }).error!.issues;
    return describeIn(calls.checkAvailability, new ValidationError(issue!));
  };
  const stay = { room: 'r1', checkInDate: '2027-03-01', checkOutDate: '2027-03-01' };
  expect(describeInput(stay)).toEqual({
    code: 'rule-broken',
    message: 'Check-Out date must be greater than Check-In date',
    field: 'checkOutDate',
  });
  expect(describeInput({ ...stay, checkOutDate: '2027-05-01' }).message).toBe('A stay can be at most 30 nights');
  expect(describeInput({ ...stay, room: '' })).toEqual({
    code: 'invalid-input',
    message: 'room is missing.',
    field: 'room',
  });
});

test('an error that nobody expected is not described', () => {
  expect(describeError(new Error('a bug'))).toBeUndefined();
  expect(describeError(new z.ZodError([]))).toBeUndefined();
  expect(describeError('not an error')).toBeUndefined();
});
