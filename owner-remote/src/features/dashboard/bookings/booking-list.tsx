import type { Booking } from '@wayhouse/contracts/booking';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { BookingCards } from './booking-cards.js';
import { BookingsTable } from './bookings-table.js';

type Props = { label: string; bookings: Booking[]; newIds: ReadonlySet<string> };

/** A table, or cards on narrow screens; those in `newIds` are highlighted. */
export function BookingList(props: Props) {
  const List = useIsWide(768) ? BookingsTable : BookingCards;
  return <List {...props} />;
}
