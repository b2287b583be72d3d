import { bookingFacts } from '@wayhouse/service-kit/testing';
import { ownerChangeEmail } from './owner-change-email.js';

const before = { checkIn: '2027-02-27', checkOut: '2027-03-03', guests: 2, totalMinor: 480_00 };
const facts = bookingFacts();
const rowsFor = (terms: { refundMinor?: number; handedBackMinor?: number; owedMinor?: number }) => {
  const email = ownerChangeEmail(
    { facts, terms: { before, refundMinor: 0, owedMinor: 0, ...terms } },
    { publicUrl: 'https://stay.example.test' },
  );
  return email.facts.map(({ label, value }) => `${label}: ${value}`).slice(-4);
};

test('the hotel reads about the money of a change of a stay in words for the hotel, not for the guest', () => {
  expect(rowsFor({ refundMinor: 240_00 })).toEqual([
    'Before: Sat, 27 Feb 2027 to Wed, 3 Mar 2027, 4 nights, 2 guests',
    'Total before: $480',
    'Refund to the guest’s card: $240',
    'Still owed by the guest: Nothing',
  ]);
  expect(rowsFor({ handedBackMinor: 40_00, owedMinor: 60_00 }).slice(-2)).toEqual([
    'Handed back at the hotel: $40',
    'Still owed by the guest: $60',
  ]);
});
