import { bookingFacts } from '@wayhouse/service-kit/testing';
import { arrivalsEmail } from '../owner-emails/arrivals-email.js';
import { ownerBookingEmail } from '../owner-emails/owner-booking-email.js';
import { ownerTogetherEmail } from '../owner-emails/owner-together-email.js';
import { confirmationEmail } from './booking-email.js';
import { togetherEmail } from './together-email.js';

const context = { publicUrl: 'https://stay.example.test', now: new Date('2027-01-05T06:30:00Z') };
const named = bookingFacts({ roomName: 'Sea view double', photo: '/images/a/1280.jpg' });
const other = bookingFacts({ bookingId: 'b2' });
const day = { arrivals: [{ facts: named }, { facts: other }], departures: [], stayingOn: [], unpaid: [] };

test.each([
  ['a guest who has booked', confirmationEmail(named, context)],
  ['the owner of the hotel', ownerBookingEmail({ facts: named }, context)],
])('an email to %s names the room, also where its photo is not shown', (_whom, { facts, photo }) => {
  expect(facts).toContainEqual({ label: 'Room', value: 'Sea view double' });
  expect(photo).toMatchObject({ alt: 'Sea view double, Amber Court' });
});

test('the file for the calendar names the room', () => {
  const [file] = confirmationEmail(named, context).attachments ?? [];
  expect(file?.text).toContain('DESCRIPTION:Sea view double\\, 2 guests');
});

test.each([
  ['rooms that are booked together', togetherEmail({ bookings: [named, other] }, context)],
  ['the same for their owner', ownerTogetherEmail([{ facts: named }, { facts: other }], context)],
  ['who arrives', arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-27', day }, context)],
])('an email about %s names each room, or its type where it has no name', (_what, { sections = [] }) => {
  const values = sections.flatMap(({ facts }) => facts.map(({ value }) => value.split('\n')[0]));
  expect(values).toEqual(['Sea view double, 2 guests', 'Double Bed, 2 guests']);
});
