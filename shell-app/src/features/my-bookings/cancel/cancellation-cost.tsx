import type { Booking } from '@wayhouse/contracts/booking';
import { formatAmount } from '@wayhouse/messages/format-money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { messages } from '../messages.js';
import { CostLine } from './cost-line.js';
import type { Cost } from './use-cancellation.js';

type Props = {
  booking: Booking;
  /** Undefined while loading. */
  cost: Cost | undefined;
  /** Whether this page expects it to be free, so that the placeholder has the final height. */
  isFree: boolean;
};

/** The exact charge and refund, with what was paid and what of that has gone back already. */
export function CancellationCost({ booking: { paid, refunded, atHotel, currency }, cost, isFree }: Props) {
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
        <CostLine label={labels.cost} isMain>
          {charge}
        </CostLine>
        {atHotel && <CostLine label={labels.paidAtHotel}>{format(atHotel.paid)}</CostLine>}
        {atHotel?.handedBack && <CostLine label={messages.handedBack}>{format(atHotel.handedBack.amount)}</CostLine>}
        {(paid > 0 || !atHotel) && <CostLine label={labels.paid}>{paid > 0 ? format(paid) : labels.notPaid}</CostLine>}
        {refunded > 0 && <CostLine label={labels.refunded}>{format(refunded)}</CostLine>}
        {atHotel && (
          <CostLine label={labels.refundAtHotel} isMain>
            {cost && (cost.refundAtHotel ? format(cost.refundAtHotel) : labels.nothing)}
          </CostLine>
        )}
        {paid > 0 && (
          <CostLine label={labels.refund} isMain>
            {cost && (cost.refund > 0 ? format(cost.refund) : labels.nothing)}
          </CostLine>
        )}
      </dl>
      <p className={classNames('mt-3 text-sm text-muted', !cost && 'invisible')}>
        {noteFor({ paid, isPaidAtHotel: atHotel !== undefined, cost, isFree, format })}
      </p>
    </div>
  );
}

type Noted = Pick<Props, 'cost' | 'isFree'> & {
  paid: number;
  isPaidAtHotel: boolean;
  format: (amount: number) => string;
};

function noteFor({ paid, isPaidAtHotel, cost, isFree, format }: Noted): string {
  const { notes } = messages.cancel;
  const costsNothing = cost ? cost.charge === 0 : isFree;
  if (cost?.owed && (isPaidAtHotel || paid > 0)) return notes.rest(format(cost.owed));
  if (isPaidAtHotel) return cost?.refundAtHotel ? notes.atHotel : notes.charged;
  if (paid === 0) return costsNothing ? notes.unpaidFree : notes.unpaidLate;
  return cost?.refund === 0 ? notes.charged : notes.paid;
}
