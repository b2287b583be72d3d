import type { Booking } from '@wayhouse/contracts/booking';
import { accountOf } from '@wayhouse/contracts/booking-account';
import { formatAmount } from '@wayhouse/contracts/money';
import { formatDay, fromLocalDay } from '@wayhouse/web-kit/calendar-date';
import { StateWord } from './status-label.js';
import { texts } from '../messages.js';

/** When it was cancelled, what that cost, and what came back or is on its way. */
export function CancelledState({ booking }: { booking: Booking }) {
  const { cancellation, currency, paid, refunded, comesBack, atHotel } = booking;
  if (!cancellation) return null;
  const money = (amount: number) => formatAmount(amount, currency);
  const isChargeOpen = accountOf(booking).results.some(({ what }) => what === 'to-pay');
  // The reader's own day: it is what they did, or were told, not a part of the stay.
  const day = formatDay(fromLocalDay(new Date(cancellation.at)));
  return (
    <>
      <StateWord tone="plain">
        {cancellation.by === 'owner' ? texts.cancelled.byHotel(day) : texts.cancelled.on(day)}
      </StateWord>
      <dl className="mt-2 max-w-64 space-y-1 text-sm text-muted tabular-nums">
        <Line label={texts.cancelled.cost}>
          {cancellation.charge > 0 ? money(cancellation.charge) : texts.cancelled.nothing}
        </Line>
        {paid > 0 && <Line label={texts.cancelled.paid}>{money(paid)}</Line>}
        {refunded > 0 && <Line label={texts.cancelled.refunded}>{money(refunded)}</Line>}
        {atHotel && <Line label={texts.cancelled.paidAtHotel}>{money(atHotel.paid)}</Line>}
        {atHotel && atHotel.refunded > 0 && <Line label={texts.cancelled.givenBack}>{money(atHotel.refunded)}</Line>}
      </dl>
      {isChargeOpen && <p className="mt-1 text-sm text-muted">{texts.cancelled.asked}</p>}
      {/* Always there, so that a screen reader hears when the refund has come. */}
      <p role="status" className="mt-1 text-sm font-medium text-accent">
        {comesBack > 0 && texts.cancelled.onItsWay(money(comesBack))}
      </p>
    </>
  );
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="font-medium text-ink">{children}</dd>
  </div>
);
