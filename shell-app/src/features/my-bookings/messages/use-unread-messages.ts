import { useQuery } from '@tanstack/react-query';
import { listUnreadMessages } from '@wayhouse/contracts/calls/conversation-calls';
import { useApi } from '@wayhouse/web-kit/api';
import { usePersonId, useSession } from '@wayhouse/web-kit/session';

export const unreadMessagesKey = ['unread-messages'];

const refetchMs = 60_000;
const none: ReadonlyMap<string, number> = new Map();

/** How many messages the guest has not read, by booking; of one that is missing none. */
export function useUnreadMessages(): ReadonlyMap<string, number> {
  const api = useApi();
  const { status } = useSession();
  const personId = usePersonId();
  const { data = none } = useQuery({
    queryKey: [...unreadMessagesKey, personId],
    queryFn: async ({ signal }) => {
      const { unread } = await api.call(listUnreadMessages, {}, { signal });
      return new Map(unread.map(({ bookingId, messages }) => [bookingId, messages]));
    },
    enabled: status === 'signed-in',
    refetchInterval: refetchMs,
    // The bookings are readable without it.
    meta: { quiet: () => true },
  });
  return data;
}
