import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BookingChange } from '@wayhouse/domain/booking-change';
import { useEffect, useState } from 'react';
import { useHotelStream } from '../../../shared/use-hotel-stream.js';
import { unreadMessagesKey } from '../../../shared/unread/unread-messages-key.js';
import { hotelBookingsKey } from '../bookings/use-hotel-bookings.js';
import { hotelReportKey } from '../report/use-hotel-report.js';
import { hotelTodayKey } from '../today/use-today.js';

/** Messages are no update of a booking: their number shows beside it. */
type UpdateType = Exclude<BookingChange, 'messages-changed'>;
export type BookingUpdate = { bookingId: string; type: UpdateType; receivedAt: number };

/** How long an update is shown, and how long several are collected for one refetch. */
const shownForMs = 12_000;
const debounceMs = 50;

/** Changes to the hotel’s bookings while the page is open. Each refetches everything displayed. */
export function useBookingUpdates() {
  const queryClient = useQueryClient();
  const [updates, setUpdates] = useState<BookingUpdate[]>([]);
  const [changes, setChanges] = useState(0);
  const countChange = () => setChanges((count) => count + 1);

  const connection = useHotelStream({
    onOpen: countChange,
    onEvent({ bookingId, type }) {
      if (type !== 'messages-changed') setUpdates((before) => [...before, { bookingId, type, receivedAt: Date.now() }]);
      countChange();
    },
  });
  useEffect(() => {
    if (!changes) return;
    const timer = setTimeout(() => {
      for (const shown of [hotelTodayKey, hotelReportKey, hotelBookingsKey, unreadMessagesKey])
        void refetchAll(queryClient, [shown]);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [changes, queryClient]);
  useEffect(() => {
    const [oldest] = updates;
    if (!oldest) return;
    const removeOldest = () => setUpdates((all) => all.filter(({ receivedAt }) => receivedAt > oldest.receivedAt));
    const timer = setTimeout(removeOldest, oldest.receivedAt + shownForMs - Date.now());
    return () => clearTimeout(timer);
  }, [updates]);
  return { connection, updates };
}

/** Refetches what is displayed. A further page that is loading goes first: invalidating would cancel it. */
async function refetchAll(queryClient: QueryClient, queryKey: string[]) {
  if (queryClient.isFetching({ queryKey })) await queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
  await queryClient.invalidateQueries({ queryKey });
}
