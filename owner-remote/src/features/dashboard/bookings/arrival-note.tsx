import type { Booking } from '@wayhouse/contracts/booking';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { messages } from '../messages.js';

/** When the guest arrives, a mark if there are wishes, and whether the hotel has booked. */
export const ArrivalNote = ({ booking: { details, state, bookedBy } }: { booking: Booking }) =>
  state !== 'cancelled' &&
  (details?.arrivalTime || details?.wishes || bookedBy) && (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {details?.arrivalTime && messages.arrival(formatArrivalTime(details.arrivalTime))}
      {bookedBy && sharedMessages.bookedByHotel}
      {details?.wishes && <Badge tone="accent">{messages.wishes}</Badge>}
    </span>
  );
