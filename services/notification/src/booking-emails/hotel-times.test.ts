import { bookingFacts } from '@wayhouse/service-kit/testing';
import { ownerStayFacts } from '../owner-emails/owner-facts.js';
import { confirmationEmail } from './booking-email.js';

const times = { checkInFrom: '15:30', checkOutUntil: '10:00' };
const facts = bookingFacts({ hotel: { ...bookingFacts().hotel, ...times } });
const contextAt = (now: string) => ({ publicUrl: 'https://stay.example.test', now: new Date(now) });
const emailAt = (now: string) => confirmationEmail(facts, contextAt(now));
const valuesOf = (rows: { label: string; value: string }[]) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

test('emails to guests and owners name the times of the booking', () => {
  const expected = { 'Check-in': 'Sat, 27 Feb 2027, from 3:30 PM', 'Check-out': 'Mon, 1 Mar 2027, by 10:00 AM' };
  expect(valuesOf(emailAt('2027-01-05T06:30:00Z').facts)).toMatchObject(expected);
  expect(valuesOf(ownerStayFacts(facts))).toMatchObject(expected);
});

test('the calendar file spans them, and names them', () => {
  const [file] = emailAt('2027-01-05T06:30:00Z').attachments ?? [];
  const text = String(file?.text).replaceAll(/\r\n\s/g, '');
  expect(text).toContain('DTSTART:20270227T100000Z');
  expect(text).toContain('DTEND:20270301T043000Z');
  expect(text).toContain('Check-in from 3:30 PM\\, check-out by 10:00 AM');
});

test('cancelling is possible until check-in, and the file is sent until check-out', () => {
  expect(valuesOf(emailAt('2027-02-27T09:59:59Z').facts)).toMatchObject({ Cancellation: 'One night is charged' });
  expect(valuesOf(emailAt('2027-02-27T10:00:00Z').facts)).toMatchObject({ Cancellation: 'No longer possible' });
  expect(emailAt('2027-03-01T04:29:59Z').attachments).toHaveLength(1);
  expect(emailAt('2027-03-01T04:30:00Z').attachments).toEqual([]);
});
