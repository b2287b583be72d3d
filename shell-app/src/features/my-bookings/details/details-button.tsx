import type { Booking } from '@wayhouse/contracts/booking';
import { describeDetails } from '@wayhouse/messages/guest-details';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { NotebookPen } from 'lucide-react';
import { messages } from '../messages.js';

/** Opens what the guest lets the hotel know, to add or change it. */
export function DetailsButton({ booking, onOpen }: { booking: Booking; onOpen: () => void }) {
  const { add, change } = messages.details;
  return (
    <Button variant="quiet" size="small" onClick={onOpen}>
      <NotebookPen aria-hidden className="size-4" /> {describeDetails(booking.details).length > 0 ? change : add}
      <span className="sr-only">{messages.for(booking.hotel.name)}</span>
    </Button>
  );
}
