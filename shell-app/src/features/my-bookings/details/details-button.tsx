import type { Booking } from '@wayhouse/contracts/booking';
import { describeDetails } from '@wayhouse/messages/guest-details';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '../../../shared/lazy.js';
import { messages } from '../messages.js';
import type { DetailsDialogProps } from './details-dialog.js';

/** Opens what the guest lets the hotel know, to add or change it. */
export function DetailsButton({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const { add, change } = messages.details;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <NotebookPen aria-hidden className="size-4" /> {describeDetails(booking.details).length > 0 ? change : add}
        <span className="sr-only">{messages.for(booking.hotel.name)}</span>
      </Button>
      {isOpen && <DetailsDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

const DetailsDialog = lazyOverlay<DetailsDialogProps>(async () => (await import('./details-dialog.js')).DetailsDialog);
