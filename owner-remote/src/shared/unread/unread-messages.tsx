import { UnreadBadge } from '@wayhouse/web-kit/unread-badge';
import { useUnreadMessages } from './use-unread-messages.js';

/** How many of the guest’s messages nobody of the hotel has read; nothing if that is none. */
export const UnreadMessages = ({ bookingId }: { bookingId: string }) => (
  <UnreadBadge count={useUnreadMessages().get(bookingId)} />
);
