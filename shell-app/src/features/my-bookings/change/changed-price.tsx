import type { CallResponse } from '@wayhouse/contracts/call';
import type { Booking } from '@wayhouse/contracts/booking';
import type { showStayChange } from '@wayhouse/contracts/calls/booking-calls';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import { formatInstant } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useState } from 'react';
import { messages } from '../messages.js';
import { PriceLines } from '../price-lines.js';

type Props = {
  booking: Booking;
  isOther: boolean;
  /** Undefined while loading. */
  terms: CallResponse<typeof showStayChange> | undefined;
  isCurrent: boolean;
  error: Error | null;
};

/** The price before and after, what comes back or is still to be paid, and until when the new dates are free to cancel. */
export function ChangedPrice({ booking, isOther, terms, isCurrent, error }: Props) {
  const { change: labels } = messages;
  const [now] = useState(Date.now);
  const format = (amount: number) => formatAmount(amount, booking.currency);
  if (error && !terms) return null;
  return (
    <div className="mt-4 min-h-40 border-t border-line pt-4" aria-busy={isOther && !isCurrent} aria-live="polite">
      <dl className={classNames('space-y-2 tabular-nums', terms && !isCurrent && 'opacity-60')}>
        <Line label={labels.before}>{format(booking.totalPrice)}</Line>
        {terms && (
          <>
            <Line label={labels.total} isMain>
              {format(terms.totalPrice)}
              <div className="font-sans">
                <PriceLines booking={terms} />
              </div>
            </Line>
            {terms.refund > 0 && <Line label={labels.refund}>{format(terms.refund)}</Line>}
            {terms.owed > 0 && <Line label={labels.owed}>{format(terms.owed)}</Line>}
          </>
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {!isOther
          ? labels.same
          : !terms
            ? labels.loading
            : isFreeToCancel(terms.freeCancellationUntil, now)
              ? labels.until(formatInstant(terms.freeCancellationUntil, booking.hotel.city))
              : labels.ended}
      </p>
    </div>
  );
}

const Line = ({ label, isMain, children }: { label: string; isMain?: boolean; children: React.ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className={isMain ? 'shrink-0 font-medium' : 'shrink-0 text-muted'}>{label}</dt>
    <dd className={classNames('text-right', isMain && 'font-display text-2xl')}>{children}</dd>
  </div>
);
