import { bookingNumber } from '@wayhouse/domain/reference';
import { counts } from '@wayhouse/messages/counts';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { roomLabel } from '@wayhouse/messages/room-names';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { messages } from '../messages.js';
import { CostLine } from './cost-line.js';
import { type BookingCost, sumOf } from './use-cancellation.js';

/** Each of the bookings with what cancelling it costs and refunds, and what all of that comes to. */
export function TogetherCosts({ costs }: { costs: BookingCost[] }) {
  const { cancel: labels } = messages;
  const [first] = costs;
  const isComplete = costs.every(({ cost }) => cost);
  const format = (amount: number) => formatAmount(amount, first!.booking.currency);
  const charge = sumOf(costs, (cost) => cost.charge);
  const refund = sumOf(costs, (cost) => cost.refund);
  const refundAtHotel = sumOf(costs, (cost) => cost.refundAtHotel);
  const hasUnpaid = costs.some(({ cost }) => cost?.owed);
  const notes = [
    hasUnpaid && labels.together.unpaid,
    refund > 0 && labels.notes.paid,
    refundAtHotel > 0 && labels.together.atHotel,
  ].filter((note) => note !== false);
  return (
    <div className="mt-4" aria-busy={!isComplete}>
      {!isComplete && (
        <p role="status" className="sr-only">
          {labels.loadingCost}
        </p>
      )}
      <p className="font-display text-lg leading-snug wrap-anywhere">{first!.booking.hotel.name}</p>
      <ul>
        {costs.map(({ booking, cost }) => (
          <li key={booking._id} className="flex items-baseline justify-between gap-4 border-b border-line py-3 text-sm">
            <div className="min-w-0 text-muted">
              <p className="text-ink">
                {roomLabel(booking.room)}, {counts.guests(booking.guests)}
              </p>
              <p className="tabular-nums">{bookingNumber(booking._id)}</p>
              <p>
                {formatDate(booking.checkInDate)} –{'\u00a0'}
                {formatDate(booking.checkOutDate)}
              </p>
            </div>
            <div className="shrink-0 text-right tabular-nums">
              {cost ? (
                <>
                  <p className="font-medium">{cost.charge > 0 ? format(cost.charge) : labels.free}</p>
                  {cost.refund > 0 && <p className="text-muted">{labels.together.refund(format(cost.refund))}</p>}
                  {!!cost.refundAtHotel && (
                    <p className="text-muted">{labels.together.refundAtHotel(format(cost.refundAtHotel))}</p>
                  )}
                </>
              ) : (
                <Skeleton className="h-5 w-16" />
              )}
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-4 space-y-2 tabular-nums">
        <CostLine label={labels.together.cost} isMain>
          {isComplete && (charge > 0 ? format(charge) : labels.free)}
        </CostLine>
        {refund > 0 && (
          <CostLine label={labels.refund} isMain>
            {isComplete && format(refund)}
          </CostLine>
        )}
        {refundAtHotel > 0 && (
          <CostLine label={labels.refundAtHotel} isMain>
            {isComplete && format(refundAtHotel)}
          </CostLine>
        )}
      </dl>
      {isComplete && notes.length > 0 && <p className="mt-3 text-sm text-muted">{notes.join(' ')}</p>}
    </div>
  );
}
