import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatAmount } from '@wayhouse/contracts/money';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { useState } from 'react';
import { AskFirst } from './confirm-dialog.js';
import { texts } from './messages.js';
import { useDealWithBooking } from './use-booking-actions.js';

/** What the owner can do with a booking, each after a question that says what it means. */
export function BookingActions({ of: { booking, guest, owed, cancelling } }: { of: HotelBooking }) {
  const [asked, setAsked] = useState<'paid' | 'cancel'>();
  const close = () => setAsked(undefined);
  const { markPaid, cancel } = useDealWithBooking(booking._id, close);
  const money = (amount: number) => formatAmount(amount, booking.currency);
  const ask = (what: 'paid' | 'cancel') => {
    markPaid.reset();
    cancel.reset();
    setAsked(what);
  };
  return (
    <>
      {(owed > 0 || cancelling) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {owed > 0 && <Button onClick={() => ask('paid')}>{texts.markPaid.action}</Button>}
          {cancelling && (
            <Button variant="secondary" onClick={() => ask('cancel')}>
              {texts.cancel.action}
            </Button>
          )}
        </div>
      )}
      <AskFirst
        open={asked === 'paid'}
        onClose={close}
        words={{ ...texts.markPaid, confirm: texts.markPaid.confirm(money(owed)) }}
        sending={markPaid}
        onConfirm={owed > 0 ? () => markPaid.mutate(owed) : undefined}
      >
        {owed > 0 && <p>{texts.markPaid.body(guest.name, money(owed))}</p>}
      </AskFirst>
      <AskFirst
        open={asked === 'cancel'}
        onClose={close}
        words={texts.cancel}
        sending={cancel}
        onConfirm={cancelling && (() => cancel.mutate())}
        isGrave
      >
        {cancelling && (
          <>
            <p>{texts.cancel.body(guest.name)}</p>
            <ComesBack cancelling={cancelling} money={money} />
          </>
        )}
      </AskFirst>
    </>
  );
}

type Back = { cancelling: NonNullable<HotelBooking['cancelling']>; money: (amount: number) => string };

/** To the cent, and by which way. */
const ComesBack = ({ cancelling: { byCard, atHotel }, money }: Back) => (
  <ul className="mt-3 space-y-2 font-medium">
    {byCard > 0 && <li>{texts.cancel.byCard(money(byCard))}</li>}
    {atHotel > 0 && <li>{texts.cancel.atHotel(money(atHotel))}</li>}
    {byCard + atHotel === 0 && <li>{texts.cancel.nothing}</li>}
  </ul>
);
