import type { Booking } from '@wayhouse/contracts/booking';
import type { AnswerOf } from '@wayhouse/contracts/call';
import type { showCancellation } from '@wayhouse/contracts/calls/booking-calls';
import { formatAmount } from '@wayhouse/contracts/money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import type { ReactNode } from 'react';
import { texts } from '../messages.js';

type Cost = AnswerOf<typeof showCancellation>;
type Props = {
  booking: Booking;
  /** Undefined as long as it is on its way. */
  cost: Cost | undefined;
  /** Whether it will be free as far as this page knows, so that what stands in its place is as high. */
  isFree: boolean;
};

const { cancel: words } = texts;

/** The exact cost, and what comes back of what was paid. */
export function CancellationCost({ booking: { paid, atHotel, currency }, cost, isFree }: Props) {
  const money = (amount: number) => formatAmount(amount, currency);
  const charge = cost && (cost.charge > 0 ? money(cost.charge) : words.free);
  return (
    <div className="mt-4 border-t border-line pt-4" aria-busy={!cost}>
      {!cost && (
        <p role="status" className="sr-only">
          {words.loadingCost}
        </p>
      )}
      <dl className="space-y-2 tabular-nums">
        <Line label={words.cost} isMain>
          {charge}
        </Line>
        {atHotel ? (
          <>
            <Line label={words.paidAtHotel}>{money(atHotel.paid)}</Line>
            <Line label={words.givenBack} isMain>
              {cost && (cost.refundAtHotel ? money(cost.refundAtHotel) : words.nothing)}
            </Line>
          </>
        ) : (
          <Line label={words.paid}>{paid > 0 ? money(paid) : words.notPaid}</Line>
        )}
        {paid > 0 && (
          <Line label={words.refund} isMain>
            {cost && (cost.refund > 0 ? money(cost.refund) : words.nothing)}
          </Line>
        )}
      </dl>
      <p className={classNames('mt-3 text-sm text-muted', !cost && 'invisible')}>
        {noteOn(paid, atHotel !== undefined, cost, isFree)}
      </p>
    </div>
  );
}

function noteOn(paid: number, isPaidAtHotel: boolean, cost: Cost | undefined, isFree: boolean): string {
  const costsNothing = cost ? cost.charge === 0 : isFree;
  if (isPaidAtHotel) return cost?.refundAtHotel ? words.notes.atHotel : words.notes.kept;
  if (paid === 0) return costsNothing ? words.notes.unpaidFree : words.notes.unpaidLate;
  return cost?.refund === 0 ? words.notes.kept : words.notes.paid;
}

const Line = ({ label, isMain, children }: { label: string; isMain?: boolean; children: ReactNode }) => (
  <div className="flex min-h-7 items-baseline justify-between gap-4">
    <dt className={isMain ? 'font-medium' : 'text-muted'}>{label}</dt>
    <dd className={isMain ? 'font-display text-lg leading-7 font-medium' : ''}>
      {children ?? <Skeleton className="h-5 w-16" />}
    </dd>
  </div>
);
