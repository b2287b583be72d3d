import { arrivalWindow } from '@wayhouse/contracts/hotel-time';
import { limits } from '@wayhouse/contracts/limits';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/contracts/room-types';
import { addDays, daysBetween } from '@wayhouse/contracts/stay';
import { toasts } from '@wayhouse/web-kit/toaster';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { BookingHead } from './nightly-price.js';
import { bookingPlace } from './booking-form-anchor.js';
import { BookingState } from './availability-status.js';
import { CancellationTerms } from './booking-terms.js';
import { PriceBreakdown } from './price-breakdown.js';
import { StayFields } from './stay-fields.js';
import { datesProblem, readOrder, type StayOrder, writeOrder } from './stay-order.js';
import { texts } from './messages.js';
import { useBooking } from './use-book-room.js';
import { useTakenNights } from './use-taken-nights.js';

/** Dates, guests, price and terms, with one button that first checks and then books. */
export function BookingCard({ room }: { room: Room }) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [isSubmitted, setSubmitted] = useState(false);
  const mostGuests = roomCapacity[room.roomType];
  const order = readOrder(query, mostGuests);
  const booking = useBooking(room._id, order);
  const { earliest, latest } = arrivalWindow(room.hotel.city, new Date(), limits.daysAhead);
  const taken = useTakenNights(room._id, earliest, addDays(latest, limits.nights));
  const problem = datesProblem(order);
  const nights = problem ? 0 : daysBetween(order.checkIn, order.checkOut);

  const change = (part: Partial<StayOrder>) => setQuery(writeOrder({ ...order, ...part }), { replace: true, state });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem) toasts.error(problem);
    else booking.proceed();
  };
  const isBackwards = order.checkOut !== '' && problem;

  return (
    <Card className="p-5 shadow-soft sm:p-6">
      <form
        id={bookingPlace}
        tabIndex={-1}
        aria-label={texts.form}
        onSubmit={submit}
        noValidate
        className="scroll-mt-24 focus:outline-none"
      >
        <BookingHead pricePerNight={room.pricePerNight} />
        <StayFields
          order={order}
          onChange={change}
          earliest={earliest}
          latest={latest}
          taken={taken}
          mostGuests={mostGuests}
          problems={problem ? { dates: isSubmitted || isBackwards ? problem : undefined } : booking.refused}
        />
        {nights > 0 && <PriceBreakdown nights={nights} pricePerNight={room.pricePerNight} />}
        <Button type="submit" size="large" busy={booking.isBusy} className="mt-5 w-full">
          {booking.isAvailable ? texts.bookNow : texts.checkAvailability}
        </Button>
        <BookingState isAvailable={booking.isAvailable} isSignedIn={booking.isSignedIn} />
        <CancellationTerms city={room.hotel.city} checkIn={problem ? '' : order.checkIn} />
      </form>
    </Card>
  );
}
