import type { Booking } from '@wayhouse/contracts/booking';
import { hasBegun } from '@wayhouse/contracts/hotel-time';
import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { FileText, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Page } from './list-state.js';
import { CancellationTerms } from './cancellation-deadline.js';
import { CancelledState } from './cancellation-summary.js';
import { PaymentState } from '../payment/payment-status.js';
import { texts } from '../messages.js';

/** What was paid, what cancelling would cost or did cost, and what can be done about it. */
export function BookingMoney({ booking, page }: { booking: Booking; page: Page }) {
  const canCancel = booking.state !== 'cancelled' && !hasBegun(booking, page.now);
  const hotel = <span className="sr-only">{texts.for(booking.hotel.name)}</span>;
  return (
    <>
      {booking.state === 'cancelled' ? (
        <CancelledState booking={booking} />
      ) : (
        <PaymentState booking={booking} isConfirming={page.confirming === booking._id} />
      )}
      {canCancel && <CancellationTerms booking={booking} now={page.now} />}
      <div className="mt-1 -ml-4 flex flex-wrap">
        <Link to={paths.receipt(booking._id)} className={buttonStyle('quiet', 'small')}>
          <FileText aria-hidden className="size-4" /> {texts.paper[booking.state]}
          {hotel}
        </Link>
        {canCancel && (
          <Button variant="quiet" size="small" onClick={() => page.onCancel(booking._id)}>
            <X aria-hidden className="size-4" /> {texts.cancel.action}
            {hotel}
          </Button>
        )}
      </div>
    </>
  );
}
