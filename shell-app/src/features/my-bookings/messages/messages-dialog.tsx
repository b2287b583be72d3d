import type { Booking } from '@wayhouse/contracts/booking';
import { markConversationRead, showConversation, writeToHotel } from '@wayhouse/contracts/calls/conversation-calls';
import { formatDate } from '@wayhouse/messages/format-date';
import { useApi } from '@wayhouse/web-kit/api';
import { Conversation } from '@wayhouse/web-kit/conversation';
import { type ConversationSource, useWriting } from '@wayhouse/web-kit/conversation-source';
import { usePersonId } from '@wayhouse/web-kit/session';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { messages } from '../messages.js';
import { unreadMessagesKey } from './use-unread-messages.js';

export type MessagesDialogProps = { booking: Booking; onClose: () => void };

/** How often it looks for new messages while it is open. */
const refetchMs = 10_000;

export function MessagesDialog({ booking: { _id: id, hotel, checkInDate }, onClose }: MessagesDialogProps) {
  const api = useApi();
  const source: ConversationSource = {
    queryKey: ['conversation', id],
    unreadKey: unreadMessagesKey,
    read: (signal) => api.call(showConversation, { id }, { signal }),
    write: (message) => api.call(writeToHotel, { id, ...message }),
    markRead: (upTo) => api.call(markConversationRead, { id, upTo }),
  };
  const writing = useWriting(source, usePersonId());
  const { title, about } = messages.conversation;
  return (
    <Dialog open onClose={onClose} title={title(hotel.name)} description={about(formatDate(checkInDate))}>
      <Conversation source={source} writing={writing} reader="guest" city={hotel.city} refetchInterval={refetchMs} />
    </Dialog>
  );
}
