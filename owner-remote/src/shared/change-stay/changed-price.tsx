import type { CallResponse } from '@wayhouse/contracts/call';
import type { showStayChangeByHotel } from '@wayhouse/contracts/calls/hotel-stay-calls';
import { isFreeToCancel } from '@wayhouse/domain/cancellation-policy';
import type { Stay } from '@wayhouse/domain/stay';
import { formatDate, formatInstant } from '@wayhouse/messages/format-date';
import { formatAmount } from '@wayhouse/messages/format-money';
import { classNames } from '@wayhouse/web-kit/class-names';
import { type ReactNode, useState } from 'react';
import { PriceLines } from '../price-lines.js';
import { messages } from './messages.js';

type Props = {
  dates: Stay;
  /** Of the hotel. */
  city: string;
  /** Then nobody cancels any more. */
  isInHouse?: boolean;
  isOther: boolean;
  /** Undefined while loading. */
  terms: CallResponse<typeof showStayChangeByHotel> | undefined;
  isCurrent: boolean;
  hasFailed: boolean;
};

/** The price before and after, what comes back or is still to be paid, and until when the guest can cancel the new stay for free. */
export function ChangedPrice({ isOther, terms, hasFailed, ...shown }: Props) {
  const { isCurrent, isInHouse } = shown;
  if (hasFailed && !terms) return null;
  return (
    <div className="min-h-40 border-t border-line pt-4" aria-busy={isOther && !isCurrent} aria-live="polite">
      {terms ? <Terms {...shown} terms={terms} /> : <Hint isOther={isOther} isInHouse={isInHouse} />}
    </div>
  );
}

const Hint = ({ isOther, isInHouse }: Pick<Props, 'isOther' | 'isInHouse'>) => (
  <p className="text-sm text-muted">
    {isOther ? messages.loading : isInHouse ? messages.sameDeparture : messages.same}
  </p>
);

type TermsProps = Pick<Props, 'dates' | 'city' | 'isCurrent' | 'isInHouse'> & { terms: NonNullable<Props['terms']> };

function Terms({ dates, city, terms, isCurrent, isInHouse }: TermsProps) {
  const [now] = useState(Date.now);
  const { before, totalPrice, refund, handBack, owed, currency, freeCancellationUntil, moves = [] } = terms;
  const money = (amount: number) => formatAmount(amount, currency);
  return (
    <dl className={classNames('space-y-2 tabular-nums', !isCurrent && 'opacity-60')}>
      <Line label={messages.before}>{money(before)}</Line>
      <Line label={messages.total} isMain>
        {money(totalPrice)}
        <span className="block font-sans text-sm text-muted">
          {/* Those of other dates, which are shown until these are known, would be divided by the wrong nights. */}
          {isCurrent && <PriceLines of={{ ...terms, checkInDate: dates.checkIn, checkOutDate: dates.checkOut }} />}
        </span>
      </Line>
      {refund > 0 && <Line label={messages.refund}>{money(refund)}</Line>}
      {handBack && (
        <Line label={messages.handBack} isMain>
          {money(handBack)}
        </Line>
      )}
      {owed > 0 && <Line label={messages.owed}>{money(owed)}</Line>}
      {moves.length > 0 && (
        <Line label={messages.moves}>
          {moves.map(({ from, unit }) => (
            <span key={from} className="block">
              {messages.move(unit, formatDate(from))}
            </span>
          ))}
        </Line>
      )}
      {!isInHouse && (
        <Line label={messages.freeUntil}>
          {isFreeToCancel(freeCancellationUntil, now) ? formatInstant(freeCancellationUntil, city) : messages.notFree}
        </Line>
      )}
    </dl>
  );
}

const Line = ({ label, isMain, children }: { label: string; isMain?: boolean; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className={isMain ? 'font-medium' : 'text-muted'}>{label}</dt>
    <dd className={classNames('text-right', isMain && 'font-display text-2xl')}>{children}</dd>
  </div>
);
