import { bookingFacts } from '@wayhouse/service-kit/testing';
import { arrivalsEmail } from './arrivals-email.js';

test('has the details of arriving guests, and not those of guests who leave', () => {
  const facts = bookingFacts();
  const arriving = { facts, details: { arrivalTime: '18:00' as const, wishes: 'A cot, please.' } };
  const leaving = { facts: { ...facts, bookingId: 'b2' }, details: { arrivalTime: '15:00' as const } };
  const day = { arrivals: [arriving], departures: [leaving], stayingOn: [], unpaid: [] };
  const email = arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-27', day }, { publicUrl: 'https://stay.test' });
  expect(email.sections?.map(({ facts: [row] }) => row?.value)).toEqual([
    'Double Bed, 2 guests\nUntil Mon, 1 Mar 2027\nArrival: 6:00 PM to 7:00 PM\nWishes: A cot, please.',
    'Double Bed, 2 guests\nSince Sat, 27 Feb 2027',
  ]);
});

test('its button opens the dashboard of the hotel, which is one of several of its owner', () => {
  const facts = bookingFacts();
  const day = { arrivals: [], departures: [], stayingOn: [{ facts }], unpaid: [] };
  const email = arrivalsEmail({ hotel: 'Amber Court', date: '2027-02-28', day }, { publicUrl: 'https://stay.test' });
  expect(email.action?.url).toBe(`https://stay.test/owner?hotel=${facts.hotel.id}`);
});
