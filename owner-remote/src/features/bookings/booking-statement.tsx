import { accountOf } from '@wayhouse/contracts/booking-account';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/contracts/money';
import type { ReactNode } from 'react';
import { Row, Section } from './section.js';
import { texts } from './messages.js';

/**
 * What was agreed, what arrived and went back and where, and what is still due: each amount under a name of its own, so
 * that none needs a sign. `children` are what can be done.
 */
export function BookingMoney({ of: { booking, owed }, children }: { of: HotelBooking; children: ReactNode }) {
  const { totalPrice, comesBack, currency } = booking;
  const money = (amount: number) => formatAmount(amount, currency);
  return (
    <Section title={texts.money}>
      <dl className="space-y-2 text-[15px] tabular-nums">
        <Row label={texts.total}>{money(totalPrice)}</Row>
        {accountOf(booking).lines.map(({ what, amount }) => (
          <Row key={what} label={texts.lines[what]}>
            {money(Math.abs(amount))}
          </Row>
        ))}
        {comesBack > 0 && <Row label={texts.onItsWay}>{money(comesBack)}</Row>}
        <Row label={texts.owed} isMain>
          {money(owed)}
        </Row>
      </dl>
      {children}
    </Section>
  );
}
