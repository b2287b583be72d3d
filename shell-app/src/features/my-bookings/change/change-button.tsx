import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { CalendarCog } from 'lucide-react';
import { messages } from '../messages.js';

/** Opens the dates and guests of the stay, to change them. */
export const ChangeButton = ({ booking, onOpen }: { booking: Booking; onOpen: () => void }) => (
  <Button variant="quiet" size="small" onClick={onOpen}>
    <CalendarCog aria-hidden className="size-4" /> {messages.change.action}
    <span className="sr-only">{messages.for(booking.hotel.name)}</span>
  </Button>
);
