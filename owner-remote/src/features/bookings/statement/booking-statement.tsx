import { statementOf } from '@wayhouse/domain/booking-statement';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { withMeans } from '@wayhouse/messages/payment-means';
import type { ReactNode } from 'react';
import { Row, Section } from '../section.js';
import { messages } from './messages.js';

/**
 * Price, payments and refunds by method, and what is still owed: every amount has its own label, so none needs a sign.
 * `children` are the actions.
 */
export function BookingStatement({ of: { booking }, children }: { of: HotelBooking; children: ReactNode }) {
  const { totalPrice, pendingRefund, owed, currency } = booking;
  const money = (amount: number) => formatAmount(amount, currency);
  return (
    <Section title={messages.title}>
      <dl className="space-y-2 text-[15px] tabular-nums">
        <Row label={messages.total}>{money(totalPrice)}</Row>
        {statementOf(booking).lines.map(({ what, amount, means }, position) => (
          <Row key={position} label={withMeans(messages.lines[what], means)}>
            {money(Math.abs(amount))}
          </Row>
        ))}
        {pendingRefund > 0 && <Row label={messages.pendingRefund}>{money(pendingRefund)}</Row>}
        <Row label={messages.owed} isMain>
          {money(owed)}
        </Row>
      </dl>
      {children}
    </Section>
  );
}
