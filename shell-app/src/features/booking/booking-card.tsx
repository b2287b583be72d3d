import { ScriptedFields } from '@wayhouse/web-kit/ui/form/scripted-fields';
import { arrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { useSignInIntent } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type StayParams, writeStay } from '../../shared/stay-params.js';
import { AvailabilityStatus } from './availability-status.js';
import { bookingFormId } from './booking-form-anchor.js';
import { BookingTerms } from './booking-terms.js';
import { messages } from './messages.js';
import { NightlyPrice } from './nightly-price.js';
import { OrderError } from './order-error.js';
import { PriceBreakdown } from './price-breakdown.js';
import { StayFields } from './stay-fields.js';
import { datesProblem, readOrder } from './stay-order.js';
import { useBookRoom } from './use-book-room.js';
import { useTakenNights } from './use-taken-nights.js';

/** The booking form: dates, guests, price and terms, with one button that first checks availability and then books. */
export function BookingCard({ room }: { room: Room }) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [isSubmitted, setSubmitted] = useState(false);
  const maxGuests = roomCapacity[room.roomType];
  const order = readOrder(query, maxGuests);
  const booking = useBookRoom(room, order);
  const signInIntent = useSignInIntent();
  const { earliest, latest } = arrivalWindow(room.hotel.city, new Date());
  const takenNights = useTakenNights(room._id, earliest, addDays(latest, limits.nights));
  const datesError = datesProblem(order);
  const nights = datesError ? 0 : daysBetween(order.checkIn, order.checkOut);

  const change = (part: Partial<StayParams>) => setQuery(writeStay({ ...order, ...part }), { replace: true, state });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (datesError) toasts.error(datesError);
    else booking.proceed();
  };
  const isBackwards = order.checkOut !== '' && datesError;

  return (
    <Card className="p-5 shadow-soft sm:p-6">
      <form
        id={bookingFormId}
        tabIndex={-1}
        aria-label={messages.form}
        onSubmit={submit}
        noValidate
        className="scroll-mt-24 focus:outline-none"
      >
        <NightlyPrice pricePerNight={room.pricePerNight} />
        <ScriptedFields withoutScripts={messages.withoutScripts}>
          <StayFields
            order={order}
            onChange={change}
            earliest={earliest}
            latest={latest}
            taken={takenNights}
            maxGuests={maxGuests}
            errors={datesError ? { dates: isSubmitted || isBackwards ? datesError : undefined } : booking.fieldErrors}
          />
          {nights > 0 && <PriceBreakdown nights={nights} pricePerNight={room.pricePerNight} />}
          {booking.obstacle && <OrderError message={booking.obstacle} />}
          <Button {...signInIntent} type="submit" size="large" busy={booking.isBusy} className="mt-5 w-full">
            {booking.isAvailable ? messages.bookNow : messages.checkAvailability}
          </Button>
        </ScriptedFields>
        <AvailabilityStatus isAvailable={booking.isAvailable} isSignedIn={booking.isSignedIn} />
        <BookingTerms city={room.hotel.city} checkIn={datesError ? '' : order.checkIn} />
      </form>
    </Card>
  );
}
