import { bookingFacts } from '@wayhouse/service-kit/testing';
import { cancelledWords } from './cancellation-words.js';

const place = { publicUrl: 'https://stay.example.test', now: new Date('2027-02-26T08:00:00Z') };
const cancelledFor = (chargedMinor: number, isPaid: boolean, over = {}) => {
  const facts = { ...bookingFacts(over), cancelledAt: '2027-02-26T08:00:00Z', chargedMinor };
  const { paragraphs, facts: rows } = cancelledWords(facts, isPaid, place);
  return { money: paragraphs[1], rows: Object.fromEntries(rows.map(({ label, value }) => [label, value])) };
};

test('a free cancellation of an unpaid booking leaves nothing to pay', () => {
  const { money, rows } = cancelledFor(0, false);
  expect(money).toBe('It costs you nothing, and there is nothing left to pay.');
  expect(rows).toMatchObject({ 'Cancellation cost': 'Nothing' });
  expect(rows).not.toHaveProperty('Paid by card');
});

test('a late one says that the hotel will ask for one night', () => {
  const { money, rows } = cancelledFor(120_50, false);
  expect(money).toBe('Free cancellation had ended, so the hotel will ask you for one night, $120.50.');
  expect(rows).toMatchObject({ 'Cancellation cost': '$120.50, one night' });
});

test('of a paid booking the whole price comes back, told by a letter of its own', () => {
  const { money, rows } = cancelledFor(0, true);
  expect(money).toMatch(/^It costs you nothing: the \$240 you paid goes back to your card. We write to you again/);
  expect(rows).toMatchObject({ 'Cancellation cost': 'Nothing', 'Paid by card': '$240', Refund: '$240' });
});

test('of a paid booking that is cancelled late the rest comes back', () => {
  const { money, rows } = cancelledFor(120_50, true);
  expect(money).toContain('one night, $120.50, is kept. The rest of what you paid, $119.50, goes back to your card.');
  expect(rows).toMatchObject({ 'Paid by card': '$240', Refund: '$119.50' });
});

test('where the one night is all that was paid, nothing is promised back', () => {
  const { money, rows } = cancelledFor(240_00, true);
  expect(money).toContain('Your payment of $240 covers it; nothing more is asked.');
  expect(money).not.toContain('We write to you again');
  expect(rows).toMatchObject({ Refund: 'Nothing' });
});
