import type { Booking } from '@wayhouse/contracts/booking';
import { isPayableByCard } from '@wayhouse/domain/is-payable-by-card';

/** The unpaid ones of the bookings that were made together with this one, in their order. Undefined where it alone is, or is not. */
export function payableTogether(
  { _id, bookedTogether = [] }: Booking,
  all: Booking[],
): [Booking, ...Booking[]] | undefined {
  const unpaid = bookedTogether.flatMap((id) => all.filter((each) => each._id === id && isPayableByCard(each)));
  const [first, ...others] = unpaid;
  return first && others.length > 0 && unpaid.some((each) => each._id === _id) ? [first, ...others] : undefined;
}
