import { useQuery } from '@tanstack/react-query';
import { listUnreadHotelMessages } from '@wayhouse/contracts/calls/conversation-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { useChosenHotel } from '../chosen-hotel.js';
import { unreadMessagesKey } from './unread-messages-key.js';

const none: ReadonlyMap<string, number> = new Map();

/** How many messages nobody of the hotel has read, by booking; of one that is missing none. */
export function useUnreadMessages(refetchInterval: number | false = false): ReadonlyMap<string, number> {
  const api = useApi();
  const hotel = useChosenHotel();
  const { data = none } = useQuery({
    queryKey: [unreadMessagesKey, hotel],
    queryFn: async ({ signal }) => {
      const { unread } = await api.call(listUnreadHotelMessages, { hotel }, { signal });
      return new Map(unread.map(({ bookingId, messages }) => [bookingId, messages]));
    },
    refetchInterval,
    // The bookings are readable without it.
    meta: { quiet: () => true },
  });
  return data;
}
