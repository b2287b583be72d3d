import type { Booking } from '@wayhouse/contracts/booking';
import { saveFile } from '@wayhouse/web-kit/save-file';
import { toasts } from '@wayhouse/web-kit/toasts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages.js';

/** Downloads the stay as an iCalendar file. The code that creates it is loaded on demand. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { createCalendarFile } = await import('./calendar-file.js');
      saveFile(createCalendarFile(booking, window.location.origin));
    } catch {
      toasts.error(messages.calendar.failed);
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" size="small" busy={isBusy} onClick={() => void add()}>
      <CalendarPlus aria-hidden className="size-4" /> {messages.calendar.add}
      <span className="sr-only">{messages.for(booking.hotel.name)}</span>
    </Button>
  );
}
