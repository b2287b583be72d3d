import { aBooking, cancelled, paid } from '../../testing/a-booking.js';
import { sayAccount } from './statement.js';
import { leadOf } from './format-lead.js';
import { texts } from './messages.js';

test('every line has its day at the hotel, and every result its words', () => {
  const refunded = { refunded: 140, refundedAt: '2026-11-05T20:00:00Z', comesBack: 100 };
  const { lines, results } = sayAccount(aBooking({ ...paid, ...cancelled(120), ...refunded }));
  // 20:00 in London is the next day in Udaipur.
  expect(lines.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02', '2026-11-06']);
  expect(results).toEqual([{ item: texts.results['comes-back'], amount: 100 }]);
});

test('what is not paid once the stay has begun is due at the hotel', () => {
  const booking = aBooking({ checkInDate: '2027-03-10' });
  expect(leadOf(booking, Date.parse('2027-03-10T08:29:59Z'))).toBe(texts.lead.due);
  expect(leadOf(booking, Date.parse('2027-03-10T08:30:00Z'))).toBe(texts.lead.begun);
});
