import type { Booking } from '@wayhouse/contracts/booking';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { messages } from '../messages.js';

/** When the guest arrives, marks of wishes and of the staff’s notes, with how many rooms it was booked, and whether the hotel has booked. */
export const ArrivalNote = ({ booking: { details, notes, state, bookedBy, bookedTogether } }: { booking: Booking }) =>
  state !== 'cancelled' &&
  (details?.arrivalTime || details?.wishes || notes || bookedBy || bookedTogether) && (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {/* Each is an element, as texts beside each other would be one without a gap. */}
      {details?.arrivalTime && <span>{messages.arrival(formatArrivalTime(details.arrivalTime))}</span>}
      {bookedTogether && <span>{messages.together(bookedTogether.length)}</span>}
      {bookedBy && <span>{sharedMessages.bookedByHotel}</span>}
      {details?.wishes && <Badge tone="accent">{messages.wishes}</Badge>}
      {notes && <Badge tone="warn">{sharedMessages.notes(notes)}</Badge>}
    </span>
  );
