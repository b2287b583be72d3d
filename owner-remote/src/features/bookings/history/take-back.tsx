import { formatAmount } from '@wayhouse/messages/format-money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { TakeBackDialog, type TakeBackDialogProps } from '../confirm/take-back-dialog.js';
import { messages } from './messages.js';

/** Takes back a payment at the hotel that was recorded by mistake, after a confirmation. */
export function TakeBack(props: Omit<TakeBackDialogProps, 'onClose'>) {
  const { booking, payment } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setOpen(true)}>
        {messages.takeBack}
        <span className="sr-only">{messages.takeBackOf(formatAmount(payment.amount, booking.currency))}</span>
      </Button>
      {isOpen && <TakeBackDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
