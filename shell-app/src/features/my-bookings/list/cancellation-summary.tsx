import type { Booking } from '@wayhouse/contracts/booking';
import { refundedOtherwise } from '@wayhouse/domain/refunded-otherwise';
import { formatInstantDate } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { messages } from '../messages.js';
import { StatusLabel } from './status-label.js';

/** When a booking was cancelled, what that cost and what was or will be refunded. */
export function CancellationSummary({ booking }: { booking: Booking }) {
  const { cancellation, hotel, currency, paid, refunded, pendingRefund, owed, atHotel } = booking;
  if (!cancellation) return null;
  const money = (amount: number) => formatAmount(amount, currency);
  // In the hotel's time zone, as on the receipt and in the emails.
  const day = formatInstantDate(cancellation.at, hotel.city);
  return (
    <>
      <StatusLabel tone="plain">{messages.cancelled[whyOf(cancellation)](day)}</StatusLabel>
      <dl className="mt-2 max-w-64 space-y-1 text-sm text-muted tabular-nums">
        <Line label={messages.cancelled.cost}>
          {cancellation.charge > 0 ? money(cancellation.charge) : messages.cancelled.nothing}
        </Line>
        {paid > 0 && <Line label={messages.cancelled.paid}>{money(paid)}</Line>}
        {refunded > 0 && <Line label={messages.cancelled.refunded}>{money(refunded)}</Line>}
        {atHotel && <Line label={messages.cancelled.paidAtHotel}>{money(atHotel.paid)}</Line>}
        {atHotel?.handedBack && <Line label={messages.handedBack}>{money(atHotel.handedBack.amount)}</Line>}
        {atHotel && refundedOtherwise(atHotel) > 0 && (
          <Line label={messages.cancelled.refundedAtHotel}>{money(refundedOtherwise(atHotel))}</Line>
        )}
      </dl>
      {owed > 0 && (
        <p className="mt-1 text-sm text-muted">
          {owed === cancellation.charge ? messages.cancelled.chargeOwed : messages.cancelled.restOwed(money(owed))}
        </p>
      )}
      {/* Always rendered, so that screen readers announce a change of the refund. */}
      <p role="status" className="mt-1 text-sm font-medium text-accent">
        {pendingRefund > 0 && messages.cancelled.refundPending(money(pendingRefund))}
      </p>
    </>
  );
}

function whyOf({ by, isNoShow }: NonNullable<Booking['cancellation']>) {
  if (isNoShow) return 'noShow';
  return by === 'owner' ? 'byHotel' : 'on';
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="font-medium text-ink">{children}</dd>
  </div>
);
