import type { Booking } from '@wayhouse/contracts/booking';
import { stayStatusOf } from '@wayhouse/domain/stay-status';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages } from '../messages.js';

/** Where the guest is, once the front desk has recorded something. */
export function StayStatusBadge({ booking }: { booking: Booking }) {
  const status = stayStatusOf(booking);
  if (status === 'expected') return null;
  return <Badge tone={status === 'in-house' ? 'accent' : 'plain'}>{messages.frontDesk.status[status]}</Badge>;
}
