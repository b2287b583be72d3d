import type { Booking } from '@wayhouse/contracts/booking';
import { refundedOtherwise } from '@wayhouse/domain/refunded-otherwise';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Check, Clock, Undo2, X } from 'lucide-react';
import { messages } from '../messages.js';

const looks = {
  completed: { tone: 'success', Icon: Check },
  pending: { tone: 'warn', Icon: Clock },
  cancelled: { tone: 'plain', Icon: X },
  refunded: { tone: 'accent', Icon: Undo2 },
} as const;

export function PaymentStatus({ booking }: { booking: Booking }) {
  const status = statusOf(booking);
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" /> {messages.payment[status]}
    </Badge>
  );
}

/** A paid stay whose price has risen since has a rest to pay. What went back before, as the price had fallen, is no refund of a cancelled one. */
function statusOf({ state, owed, refunded, atHotel, cancellation, totalPrice }: Booking): keyof typeof looks {
  switch (state) {
    case 'unpaid':
      return 'pending';
    case 'paid':
      return owed > 0 ? 'pending' : 'completed';
    case 'cancelled':
      return (refunded > 0 && cancellation!.charge < totalPrice) || (atHotel && refundedOtherwise(atHotel) > 0)
        ? 'refunded'
        : 'cancelled';
  }
}
