import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { loadable } from '@wayhouse/web-kit/loadable';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import { useState } from 'react';
import { messages as changeMessages } from '../../shared/change-stay/messages.js';
import type { BookingDialogProps } from './confirm/booking-dialog.js';
import { ChangeBookedStay } from './change-booked-stay.js';
import { messages } from './view/messages.js';

/** The owner’s actions on a booking, each with a confirmation. */
export function BookingActions({ of }: { of: HotelBooking }) {
  const { booking, noShow, cancelling, isChangeable } = of;
  const [opened, open] = useState<BookingDialogProps['name'] | 'change'>();
  const close = () => open(undefined);
  return (
    <>
      {(booking.owed > 0 || isChangeable || noShow || cancelling) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {booking.owed > 0 && <Button onClick={() => open('paid')}>{messages.actions.paid}</Button>}
          {isChangeable && (
            <Button variant="secondary" onClick={() => open('change')}>
              {changeMessages.title}
            </Button>
          )}
          {noShow && (
            <Button variant="secondary" onClick={() => open('no-show')}>
              {messages.actions['no-show']}
            </Button>
          )}
          {cancelling && (
            <Button variant="secondary" onClick={() => open('cancel')}>
              {messages.actions.cancel}
            </Button>
          )}
        </div>
      )}
      {opened === 'change' ? (
        <ChangeBookedStay booking={booking} onClose={close} />
      ) : (
        opened && <BookingDialog name={opened} of={of} onClose={close} />
      )}
    </>
  );
}

/** Loaded when one is opened. */
const BookingDialog = loadable<BookingDialogProps>(
  async () => (await import('./confirm/booking-dialog.js')).BookingDialog,
  {
    skeleton: <OverlayLoading />,
    renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
  },
);
