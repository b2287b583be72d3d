import type { Booking } from '@wayhouse/contracts/booking';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages } from '../messages.js';

/** When the guest arrives, and a mark if there are wishes. */
export const ArrivalNote = ({ booking: { details, state } }: { booking: Booking }) =>
  state !== 'cancelled' &&
  (details?.arrivalTime || details?.wishes) && (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {details.arrivalTime && messages.arrival(formatArrivalTime(details.arrivalTime))}
      {details.wishes && <Badge tone="accent">{messages.wishes}</Badge>}
    </span>
  );
