import { bookingFacts } from '@wayhouse/service-kit/testing';
import { writeLetter } from '../email/render-email.js';
import { confirmedWords, paidWords, refundedWords } from './booking-email.js';

const place = { publicUrl: 'https://stay.example.test', now: new Date('2027-01-05T06:30:00Z') };
const factsOf = (content: { facts: { label: string; value: string }[] }) =>
  Object.fromEntries(content.facts.map(({ label, value }) => [label, value]));

test('says where, what, when and for how much', () => {
  expect(factsOf(confirmedWords(bookingFacts(), place))).toEqual({
    Hotel: 'Amber Court',
    Address: '1 Fort Road, Jaipur',
    Room: 'Double Bed',
    'Check-in': 'Sat, 27 Feb 2027, from 2:00 PM',
    'Check-out': 'Mon, 1 Mar 2027, by 11:00 AM',
    Stay: '2 nights, 2 guests',
    Booking: 'b1',
    Total: '$240',
    Payment: 'Pay at the hotel',
    'Free cancellation': 'Until Thu, 25 Feb 2027, 2:00 PM (hotel time)',
  });
});

test('promises no free cancellation once its last moment has passed', () => {
  const late = { ...place, now: new Date('2027-02-25T08:30:00Z') };
  expect(factsOf(confirmedWords(bookingFacts(), late))).toMatchObject({ Cancellation: 'One night is charged' });
});

test('speaks of no cancellation once the stay has begun', () => {
  const begun = { ...place, now: new Date('2027-02-27T08:30:00Z') };
  expect(factsOf(confirmedWords(bookingFacts(), begun))).toMatchObject({ Cancellation: 'No longer possible' });
});

test('a paid booking has nothing left to pay at the hotel', () => {
  expect(factsOf(paidWords({ ...bookingFacts(), by: 'card' }, place)).Payment).toBe('Paid');
});

test('what was paid at the hotel is said to be so, without a word of a card', () => {
  const { paragraphs, facts } = paidWords({ ...bookingFacts(), by: 'hotel' }, place);
  expect(paragraphs).toEqual(['Dear Asha, the hotel has noted that you paid there. There is nothing left to pay.']);
  expect(factsOf({ facts }).Payment).toBe('Paid at the hotel');
});

test('a refund names its amount', () => {
  const refund = { paymentId: 'p', refundId: 'r', amountMinor: 119_50, refundedAt: '2027-02-26T08:00:00Z' };
  const content = refundedWords(bookingFacts(), { bookingId: 'b1', ...refund }, place);
  expect(content.subject).toBe('A refund of $119.50 is on its way');
});

test('a guest’s name is text and never markup, and cannot break the head of the mail', () => {
  const name = '<img src=x onerror=alert(1)>"&\r\nBcc: everyone@example.test';
  const facts = bookingFacts({ guest: { id: 'g', name, email: 'g@example.test' } });
  const letter = writeLetter({ id: 'l1', to: { name, address: 'g@example.test' } }, confirmedWords(facts, place));
  expect(letter.html).not.toContain('<img');
  expect(letter.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(letter.to.name).toBe('<img src=x onerror=alert(1)>"& Bcc: everyone@example.test');
});
