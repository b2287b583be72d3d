import { Button } from '@wayhouse/web-kit/ui/action/button';
import { CalendarCog } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '../../../shared/lazy.js';
import { messages } from '../messages.js';
import type { ChangeDialogProps } from './change-dialog.js';

/** Opens the dates and guests of the stay, to change them. */
export function ChangeButton({ booking, onChanged }: Omit<ChangeDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <CalendarCog aria-hidden className="size-4" /> {messages.change.action}
        <span className="sr-only">{messages.for(booking.hotel.name)}</span>
      </Button>
      {isOpen && <ChangeDialog booking={booking} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}

const ChangeDialog = lazyOverlay<ChangeDialogProps>(async () => (await import('./change-dialog.js')).ChangeDialog);
