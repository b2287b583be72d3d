import type { Booking } from '@wayhouse/contracts/booking';
import type { CallResponse } from '@wayhouse/contracts/call';
import type { showCancellation } from '@wayhouse/contracts/calls/booking-calls';
import { formatAmount } from '@wayhouse/messages/format-money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import type { ReactNode } from 'react';
import { messages } from '../messages.js';

type Cost = CallResponse<typeof showCancellation>;
type Props = {
  booking: Booking;
  /** Undefined while loading. */
  cost: Cost | undefined;
  /** Whether this page expects it to be free, so that the placeholder has the final height. */
  isFree: boolean;
};

/** The exact charge and refund. */
export function CancellationCost({ booking: { paid, atHotel, currency }, cost, isFree }: Props) {
  const { cancel: labels } = messages;
  const format = (amount: number) => formatAmount(amount, currency);
  const charge = cost && (cost.charge > 0 ? format(cost.charge) : labels.free);
  return (
    <div className="mt-4 border-t border-line pt-4" aria-busy={!cost}>
      {!cost && (
        <p role="status" className="sr-only">
          {labels.loadingCost}
        </p>
      )}
      <dl className="space-y-2 tabular-nums">
        <Line label={labels.cost} isMain>
          {charge}
        </Line>
        {atHotel ? (
          <>
            <Line label={labels.paidAtHotel}>{format(atHotel.paid)}</Line>
            <Line label={labels.refundAtHotel} isMain>
              {cost && (cost.refundAtHotel ? format(cost.refundAtHotel) : labels.nothing)}
            </Line>
          </>
        ) : (
          <Line label={labels.paid}>{paid > 0 ? format(paid) : labels.notPaid}</Line>
        )}
        {paid > 0 && (
          <Line label={labels.refund} isMain>
            {cost && (cost.refund > 0 ? format(cost.refund) : labels.nothing)}
          </Line>
        )}
      </dl>
      <p className={classNames('mt-3 text-sm text-muted', !cost && 'invisible')}>
        {noteFor(paid, atHotel !== undefined, cost, isFree)}
      </p>
    </div>
  );
}

function noteFor(paid: number, isPaidAtHotel: boolean, cost: Cost | undefined, isFree: boolean): string {
  const { notes } = messages.cancel;
  const costsNothing = cost ? cost.charge === 0 : isFree;
  if (isPaidAtHotel) return cost?.refundAtHotel ? notes.atHotel : notes.charged;
  if (paid === 0) return costsNothing ? notes.unpaidFree : notes.unpaidLate;
  return cost?.refund === 0 ? notes.charged : notes.paid;
}

const Line = ({ label, isMain, children }: { label: string; isMain?: boolean; children: ReactNode }) => (
  <div className="flex min-h-7 items-baseline justify-between gap-4">
    <dt className={isMain ? 'font-medium' : 'text-muted'}>{label}</dt>
    <dd className={isMain ? 'font-display text-lg leading-7 font-medium' : ''}>
      {children ?? <Skeleton className="h-5 w-16" />}
    </dd>
  </div>
);
