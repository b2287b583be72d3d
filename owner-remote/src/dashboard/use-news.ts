import { useQueryClient } from '@tanstack/react-query';
import type { BookingChange } from '@wayhouse/contracts/booking';
import { watchHotelBookings } from '@wayhouse/contracts/calls/hotel-calls';
import { useLive } from '@wayhouse/web-kit/use-live';
import { useEffect, useState } from 'react';

export type News = { bookingId: string; what: BookingChange; heardAt: number };

/** Milliseconds that news is shown, and that several changes at once are gathered for one look. */
const shownFor = 12_000;
const gathering = 50;

/** What happens to the hotel's bookings while the page is open. Everything shown is asked for again each time. */
export function useNews() {
  const queries = useQueryClient();
  const [news, setNews] = useState<News[]>([]);
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);

  const connection = useLive(
    watchHotelBookings,
    {},
    {
      opened: changed,
      heard(change) {
        setNews((before) => [...before, { ...change, heardAt: Date.now() }]);
        changed();
      },
    },
  );
  useEffect(() => {
    if (!changes) return;
    const timer = setTimeout(() => {
      for (const shown of ['hotel-figures', 'hotel-bookings']) void queries.invalidateQueries({ queryKey: [shown] });
    }, gathering);
    return () => clearTimeout(timer);
  }, [changes, queries]);
  useEffect(() => {
    if (!news.length) return;
    const timer = setTimeout(() => setNews([]), shownFor);
    return () => clearTimeout(timer);
  }, [news]);
  return { connection, news };
}
