import type { HotelBooking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/button';
import { Card } from '@wayhouse/web-kit/ui/card';
import { EmptyState } from '@wayhouse/web-kit/ui/empty-state';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { CalendarHeart } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { BookingCards } from './booking-cards.js';
import { BookingsTable } from './bookings-table.js';
import { texts } from './texts.js';

const shownAtFirst = 8;

/** The newest bookings first; the rest on request. */
export function RecentBookings({ bookings }: { bookings: HotelBooking[] }) {
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  const List = useIsWide(768) ? BookingsTable : BookingCards;
  const hidden = showsAll ? 0 : Math.max(bookings.length - shownAtFirst, 0);

  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-4 font-display text-2xl">
        {texts.recent}
      </h2>
      {bookings.length ? <List bookings={showsAll ? bookings : bookings.slice(0, shownAtFirst)} /> : <NoBookings />}
      {hidden > 0 && (
        <Button variant="secondary" className="mt-5" onClick={() => setShowsAll(true)}>
          {texts.more(hidden)}
        </Button>
      )}
    </section>
  );
}

const NoBookings = () => (
  <Card>
    <EmptyState
      icon={<CalendarHeart />}
      title={texts.empty.title}
      action={
        <Link to={paths.ownerAddRoom} className={buttonStyle()}>
          {texts.empty.action}
        </Link>
      }
    >
      {texts.empty.body}
    </EmptyState>
  </Card>
);
