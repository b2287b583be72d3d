import type { Booking } from '@wayhouse/contracts/booking';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { UnreadBadge } from '@wayhouse/web-kit/unread-badge';
import { MessagesSquare } from 'lucide-react';
import { messages } from '../messages.js';
import { useUnreadMessages } from './use-unread-messages.js';

/** Opens what guest and hotel have written to each other, with the number of messages that are new. */
export function MessagesButton({ booking, onOpen }: { booking: Booking; onOpen: () => void }) {
  const unread = useUnreadMessages();
  return (
    <Button variant="quiet" size="small" onClick={onOpen}>
      <MessagesSquare aria-hidden className="size-4" /> {messages.conversation.action}
      <UnreadBadge count={unread.get(booking._id)} />
      <span className="sr-only">{messages.for(booking.hotel.name)}</span>
    </Button>
  );
}
