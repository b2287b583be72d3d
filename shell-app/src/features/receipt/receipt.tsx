import type { Booking } from '@wayhouse/contracts/booking';
import { sayTerms } from '@wayhouse/contracts/say-terms';
import { useConfig } from '../../shared/runtime-config.js';
import './print.css';
import { ReceiptAccount } from './receipt-statement.js';
import { ReceiptActions } from './receipt-actions.js';
import { ReceiptHead } from './receipt-header.js';
import { ReceiptParties } from './receipt-parties.js';
import { ReceiptStay } from './receipt-stay.js';
import { texts } from './messages.js';

/** A booking on a sheet of paper: what it is by now, who and where, which days, and every amount with its day. */
export function Receipt({ booking, now }: { booking: Booking; now: number }) {
  const config = useConfig();
  return (
    <div className="mx-auto max-w-3xl">
      <ReceiptActions bookingId={booking._id} />
      <article className="rounded-card border border-line bg-surface p-6 shadow-soft sm:p-12 print:border-0 print:p-0 print:shadow-none">
        <ReceiptHead booking={booking} now={now} />
        <ReceiptParties booking={booking} />
        <ReceiptStay booking={booking} />
        <ReceiptAccount booking={booking} />
        <footer className="mt-10 space-y-1 border-t border-line pt-5 text-sm text-muted">
          <p>
            {sayTerms(booking, now)} {texts.clock(booking.hotel.city)}
          </p>
          {config.state === 'ready' && <p>{texts.contact(config.supportPhone, config.supportEmail)}</p>}
        </footer>
      </article>
    </div>
  );
}
