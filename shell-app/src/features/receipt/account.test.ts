import { aBooking, cancelled, paid } from '../../testing/a-booking.js';
import { sayAccount } from './account.js';
import { leadOf, termsNow } from './terms-now.js';
import { texts } from './texts.js';

test('every line has its day at the hotel, and every result its words', () => {
  const refunded = { refunded: 140, refundedAt: '2026-11-05T20:00:00Z', comesBack: 100 };
  const { lines, results } = sayAccount(aBooking({ ...paid, ...cancelled(120), ...refunded }));
  // 20:00 in London is the next day in Udaipur.
  expect(lines.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02', '2026-11-06']);
  expect(results).toEqual([{ item: texts.results['comes-back'], amount: 100 }]);
});

test('the terms are those of the day, and none once the stay has begun', () => {
  const booking = aBooking({ checkInDate: '2027-03-10', freeCancellationUntil: '2027-03-08T08:30:00Z' });
  const on = (moment: string) => termsNow(booking, Date.parse(moment));
  expect(on('2027-03-08T08:30:00Z')).toMatch(/is free until Mon, 8 Mar 2027, 2:00 PM/);
  expect(on('2027-03-08T08:30:01Z')).toMatch(/was free until/);
  expect(on('2027-03-10T08:30:00Z')).toBe('');
  expect(leadOf(booking, Date.parse('2027-03-10T08:30:00Z'))).toBe(texts.lead.begun);
});
