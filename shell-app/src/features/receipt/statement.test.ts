import { receiptMessages } from '@wayhouse/messages/receipt';
import { aBooking, cancelled, paid, paidInPart } from '../../testing/a-booking.js';
import { formatStatement } from './statement.js';
import { formatLead } from './receipt-header.js';

test('dates every line in the hotel’s time zone and labels every result', () => {
  const refunded = { refunded: 140, refundedAt: '2026-11-05T20:00:00Z', pendingRefund: 100 };
  const { lines, results } = formatStatement(aBooking({ ...paid, ...cancelled(120), ...refunded }));
  // 20:00 in London is the next day in Udaipur.
  expect(lines.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-02', '2026-11-06']);
  expect(results).toEqual([{ item: receiptMessages.results['pending-refund'], amount: 100 }]);
});

test('a deposit is taken off the price, with how it was paid', () => {
  const { lines, results } = formatStatement(aBooking(paidInPart));
  expect(lines).toEqual([{ item: 'Paid at the hotel, in cash', amount: -100, date: '2026-11-02' }]);
  expect(results).toEqual([{ item: receiptMessages.results.due, amount: 260 }]);
  expect(formatLead(aBooking(paidInPart), 0)).toBe(receiptMessages.lead.inPart());
});

test('of a paid booking that owes something, a change is named where there was one and a part is paid', () => {
  const lead = (owed: number, changes?: number) => formatLead(aBooking({ ...paid, owed, changes }), 0);
  expect(lead(120, 1)).toBe(receiptMessages.lead.paidRest());
  for (const shown of [lead(120), lead(360), lead(360, 1)]) expect(shown).toBe(receiptMessages.lead.owedAgain());
});

test('an unpaid booking is payable at the hotel once the stay has begun', () => {
  const booking = aBooking({ checkInDate: '2027-03-10' });
  expect(formatLead(booking, Date.parse('2027-03-10T08:29:59Z'))).toBe(receiptMessages.lead.unpaid());
  expect(formatLead(booking, Date.parse('2027-03-10T08:30:00Z'))).toBe(receiptMessages.lead.started());
});
