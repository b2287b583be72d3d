import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import type { BookingListProps } from './booking-list-props.js';
import { BookingCards } from './booking-cards.js';
import { BookingsTable } from './bookings-table.js';

/** A table, or cards on narrow screens. */
export function BookingList(props: BookingListProps) {
  const List = useIsWide(768) ? BookingsTable : BookingCards;
  return <List {...props} />;
}
