import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { loadable } from '@wayhouse/web-kit/loadable';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { OverlayError, OverlayLoading } from '@wayhouse/web-kit/ui/overlay/overlay-status';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../view/messages.js';
import type { CorrectDetailsProps } from './correct-details-dialog.js';

/** Opens what is known of the guest, to add or correct it. */
export function CorrectDetails({ of }: { of: HotelBooking }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-3 -ml-4">
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden className="size-4" /> {messages.correct}
      </Button>
      {isOpen && <CorrectDetailsDialog of={of} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Loaded when it is opened. */
const CorrectDetailsDialog = loadable<CorrectDetailsProps>(
  async () => (await import('./correct-details-dialog.js')).CorrectDetailsDialog,
  {
    skeleton: <OverlayLoading />,
    renderError: (retry, { onClose }) => <OverlayError onRetry={retry} onClose={onClose} />,
  },
);
