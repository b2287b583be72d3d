import type { Booking } from '@wayhouse/contracts/booking';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { messages } from '../messages.js';

/** When the guest arrives, a mark if there are wishes, with how many rooms it was booked, and whether the hotel has booked. */
export const ArrivalNote = ({ booking: { details, state, bookedBy, bookedTogether } }: { booking: Booking }) =>
  state !== 'cancelled' &&
  (details?.arrivalTime || details?.wishes || bookedBy || bookedTogether) && (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {details?.arrivalTime && messages.arrival(formatArrivalTime(details.arrivalTime))}
      {bookedTogether && messages.together(bookedTogether.length)}
      {bookedBy && sharedMessages.bookedByHotel}
      {details?.wishes && <Badge tone="accent">{messages.wishes}</Badge>}
    </span>
  );
