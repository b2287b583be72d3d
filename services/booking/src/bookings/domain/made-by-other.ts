import type { Booking } from './booking.js';
import { byMethod } from './ledger.js';

/** What two members of the staff may both do to a booking, each with a form of their own. */
export type FormChange = 'paid' | 'stay-changed' | 'cancelled' | 'checked-in' | 'checked-out';

/** The member, and the form by the id that follows from its key; a program may name none. */
export type Maker = { by: string; form?: string };

type Made = { at: Date } & Partial<Maker>;

/**
 * When a booking has this change from somebody else, or from another form: when, and by whom where that is known. A form may be sent again;
 * without one, what the same member has done counts as sent again. A guest is not asked about a cancellation.
 */
export function madeByOther(booking: Booking, change: FormChange, { by, form }: Maker): Made | undefined {
  const made = madeOf(booking, change, form);
  if (!made) return undefined;
  return (form === undefined ? made.by === by : made.form === form) ? undefined : made;
}

function madeOf(booking: Booking, change: FormChange, form?: string): Made | undefined {
  switch (change) {
    case 'paid': {
      const { payments } = byMethod(booking, 'hotel');
      const payment = payments.find(({ paymentId }) => paymentId === form) ?? payments.at(-1);
      return payment && { at: payment.paidAt, by: payment.by, form: payment.paymentId };
    }
    case 'stay-changed':
      return booking.changes?.at(-1);
    case 'cancelled':
      return booking.state === 'cancelled' && booking.cancelledBy === 'owner'
        ? { at: booking.cancelledAt, by: booking.actors?.cancelled, form: booking.form }
        : undefined;
    case 'checked-in':
      return madeAt(booking.checkedInAt, booking.actors?.['checked-in']);
    case 'checked-out':
      return madeAt(booking.checkedOutAt, booking.actors?.['checked-out']);
  }
}

const madeAt = (at: Date | undefined, by?: string): Made | undefined => at && { at, by };
