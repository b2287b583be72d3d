import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { UnreadBadge } from '@wayhouse/web-kit/unread-badge';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages.js';
import { MessagesDialog } from './lazy-messages-dialog.js';
import { useUnreadMessages } from './use-unread-messages.js';

/** Opens what guest and hotel have written to each other, with the number of messages that are new. */
export function MessagesButton({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  const unread = useUnreadMessages();
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <MessagesSquare aria-hidden className="size-4" /> {messages.conversation.action}
        <UnreadBadge count={unread.get(booking._id)} />
        <span className="sr-only">{messages.for(booking.hotel.name)}</span>
      </Button>
      {isOpen && <MessagesDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
