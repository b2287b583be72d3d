import {
  markHotelConversationRead,
  showHotelConversation,
  writeToGuest,
} from '@wayhouse/contracts/calls/conversation-calls';
import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { Conversation } from '@wayhouse/web-kit/conversation';
import { type ConversationSource, useWriting } from '@wayhouse/web-kit/conversation-source';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { useMayActAs } from '../../shared/for-role.js';
import { pollingSeconds } from '../../shared/polling-seconds.js';
import { unreadMessagesKey } from '../../shared/unread/unread-messages-key.js';
import { conversationKey } from './use-hotel-booking.js';

/** Marking as read is for those who can answer. */
export function GuestMessages({ of: { booking } }: { of: HotelBooking }) {
  const { _id: id, hotel } = booking;
  const api = useApi();
  const mayWrite = useMayActAs('reception');
  const source: ConversationSource = {
    queryKey: conversationKey(id),
    unreadKey: [unreadMessagesKey],
    read: (signal) => api.call(showHotelConversation, { id }, { signal }),
    write: (message) => api.call(writeToGuest, { id, ...message }),
    markRead: mayWrite ? (upTo) => api.call(markHotelConversationRead, { id, upTo }) : undefined,
  };
  const writing = useWriting(source, useHost().user?.id);
  return (
    <Conversation
      source={source}
      writing={writing}
      reader="hotel"
      city={hotel.city}
      refetchInterval={pollingSeconds * 1000}
      mayWrite={mayWrite}
    />
  );
}
