import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BookingChange } from '@wayhouse/contracts/booking';
import { watchHotelBookings } from '@wayhouse/contracts/calls/dashboard-calls';
import { useLive } from '@wayhouse/web-kit/use-live';
import { useEffect, useState } from 'react';
import { hotelBookingsKey } from '../bookings/use-hotel-bookings.js';
import { hotelFiguresKey } from '../report/use-hotel-report.js';

export type News = { bookingId: string; what: BookingChange; heardAt: number };

/** Milliseconds that each piece of news is shown, and that several changes at once are gathered for one look. */
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
      for (const shown of [hotelFiguresKey, hotelBookingsKey]) void lookAgain(queries, [shown]);
    }, gathering);
    return () => clearTimeout(timer);
  }, [changes, queries]);
  useEffect(() => {
    const [oldest] = news;
    if (!oldest) return;
    const forget = () => setNews((known) => known.filter(({ heardAt }) => heardAt > oldest.heardAt));
    const timer = setTimeout(forget, oldest.heardAt + shownFor - Date.now());
    return () => clearTimeout(timer);
  }, [news]);
  return { connection, news };
}

/** Asks again for what is shown. A further page that is on its way comes first: it would be broken off and never come. */
async function lookAgain(queries: QueryClient, queryKey: string[]) {
  if (queries.isFetching({ queryKey })) await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
  await queries.invalidateQueries({ queryKey });
}
