import { ScriptedFields } from '@wayhouse/web-kit/ui/form/scripted-fields';
import { arrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { addDays } from '@wayhouse/domain/stay';
import { roomLabel } from '@wayhouse/messages/room-names';
import { useSignInIntent } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { useCheckAgain } from '@wayhouse/web-kit/use-checked-code';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { priceRoom } from '@wayhouse/contracts/price-room';
import { AvailabilityStatus } from './availability-status.js';
import { bookingFormId } from './booking-form-anchor.js';
import { BookingTerms } from './booking-terms.js';
import { DetailsSection } from './details-section.js';
import { messages } from './messages.js';
import { NightlyPrice } from './nightly-price.js';
import { LinkNote } from '../../shared/stay-fields/link-note.js';
import { OrderError } from '../../shared/stay-fields/order-error.js';
import { PriceBreakdown } from './price-breakdown.js';
import { StayReview } from './stay-review.js';
import { SeveralRoomsLink } from './several-rooms-link.js';
import { StayFields } from '../../shared/stay-fields/stay-fields.js';
import { PromotionField } from './promotion-field.js';
import { RatePicker } from './rate-picker.js';
import { closedDays, datesProblem, planProblem, readOrder, type StayOrder, writeOrder } from './stay-order.js';
import { useBookRoom } from './use-book-room.js';
import { useEnteredCode } from './use-entered-code.js';
import { usePromotion } from './use-promotion.js';
import { useChosenQuery } from '../../shared/use-chosen-query.js';
import { useTakenNights } from '../../shared/stay-fields/use-taken-nights.js';

/** The booking form: dates, guests, price and terms, with one button that first checks availability and then books. */
export function BookingCard({ room }: { room: Room }) {
  const { state } = useLocation() as { state: unknown };
  const [isSubmitted, setSubmitted] = useState(false);
  const maxGuests = roomCapacity[room.roomType];
  const [order, setOrder] = useChosenQuery((query) => readOrder(query, room), writeOrder);
  const datesError = datesProblem(room, order);
  const { checkIn, checkOut } = order;
  const checked = usePromotion(order.code, datesError ? undefined : { room: room._id, checkIn, checkOut });
  const checkAgain = useCheckAgain(room._id);
  const priced = { ...order, promotion: checked.promotion };
  const booking = useBookRoom(room, priced);
  const { draftOwner, ...details } = booking.details;
  const signInIntent = useSignInIntent();
  const { earliest, latest } = arrivalWindow(room.hotel.city, new Date(), room.bookingWindow);
  const takenNights = useTakenNights(room._id, earliest, addDays(latest, limits.nights));
  const planError = planProblem(room, order.plan);
  const problem = datesError ?? planError ?? checked.error;

  // How many are adults was searched for that number of guests.
  const change = ({ guests = order.guests, ...part }: Partial<StayOrder>) =>
    setOrder(
      { ...order, guests, ...(guests !== order.guests && { adults: undefined }), ...part },
      { replace: true, state },
    );
  const enteredCode = useEnteredCode(order.code, {
    onUse: (code) => change({ code }),
    onRetry: checkAgain,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (enteredCode.useFirst()) return;
    if (problem) toasts.error(problem);
    else booking.proceed();
  };
  const isComplete = order.checkOut !== '';
  const isPriced = !(datesError ?? planError);
  const isReviewed = booking.isAvailable && isPriced;
  const price = isPriced ? priceRoom(room, priced) : undefined;
  const breakdown = price && <PriceBreakdown of={room} price={price} isWithoutCode={checked.error !== undefined} />;

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
        <NightlyPrice room={room} price={price} />
        <ScriptedFields withoutScripts={messages.withoutScripts}>
          <StayFields
            order={order}
            onChange={change}
            earliest={earliest}
            latest={latest}
            taken={takenNights}
            isClosed={closedDays(room)}
            maxGuests={maxGuests}
            errors={datesError ? { dates: isSubmitted || isComplete ? datesError : undefined } : booking.fieldErrors}
          />
          <LinkNote stay={order} maxGuests={maxGuests} />
          <RatePicker room={room} order={priced} hasDates={!datesError} error={planError} onChange={change} />
          <PromotionField code={order.code} entered={enteredCode} checked={checked} />
          {isReviewed ? (
            <StayReview hotel={room.hotel} stay={order} room={messages.review.roomAt(roomLabel(room), room.hotel.name)}>
              {breakdown}
              {draftOwner && (
                <DetailsSection
                  key={draftOwner}
                  {...details}
                  guests={order.guests}
                  searchedChildren={order.guests - (order.adults ?? order.guests)}
                  hotel={room.hotel}
                />
              )}
              <BookingTerms room={room} order={order} hasDates isReview />
            </StayReview>
          ) : (
            breakdown
          )}
          {!planError && booking.obstacle && <OrderError message={booking.obstacle} />}
          <Button
            {...signInIntent}
            type="submit"
            size="large"
            busy={booking.isBusy || checked.isBusy}
            className="mt-4 w-full"
          >
            {booking.isAvailable ? messages.bookNow : messages.checkAvailability}
          </Button>
        </ScriptedFields>
        <AvailabilityStatus isAvailable={booking.isAvailable} isSignedIn={booking.isSignedIn} />
        {!isReviewed && <BookingTerms room={room} order={order} hasDates={!datesError} />}
        <SeveralRoomsLink room={room} order={order} />
      </form>
    </Card>
  );
}
