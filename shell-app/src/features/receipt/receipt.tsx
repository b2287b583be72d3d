import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Booking } from '@wayhouse/contracts/booking';
import { describeTerms } from '@wayhouse/messages/describe-policy';
import { useRuntimeConfig } from '../../shared/runtime-config.js';
import './print.css';
import { ReceiptStatement } from './receipt-statement.js';
import { ReceiptActions } from './receipt-actions.js';
import { ReceiptHeader } from './receipt-header.js';
import { ReceiptParties } from './receipt-parties.js';
import { ReceiptStay } from './receipt-stay.js';
import { messages } from './messages.js';

/** A booking's receipt on one page, made to be printed. */
export function Receipt({ booking, now }: { booking: Booking; now: number }) {
  const config = useRuntimeConfig();
  return (
    <div className="mx-auto max-w-3xl">
      <ReceiptActions bookingId={booking._id} />
      <article className="rounded-card border border-line bg-surface p-6 shadow-soft sm:p-12 print:border-0 print:p-0 print:shadow-none">
        <ReceiptHeader booking={booking} now={now} />
        <ReceiptParties booking={booking} />
        <ReceiptStay booking={booking} />
        <ReceiptStatement booking={booking} />
        <footer className="mt-10 space-y-1 border-t border-line pt-5 text-sm text-muted">
          <p>
            {describeTerms(booking, now)} {receiptMessages.clock(booking.hotel.city)}
          </p>
          {config.state === 'ready' && <p>{messages.contact(config.supportPhone, config.supportEmail)}</p>}
        </footer>
      </article>
    </div>
  );
}
