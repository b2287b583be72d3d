import type { Hotel } from '@wayhouse/contracts/hotel';
import { roomsPath } from '@wayhouse/contracts/paths';
import { arrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { hasNights } from '@wayhouse/domain/stay';
import { formatAmount } from '@wayhouse/messages/format-money';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { classNames } from '@wayhouse/web-kit/class-names';
import { useSignInIntent } from '@wayhouse/web-kit/session';
import { toasts } from '@wayhouse/web-kit/toasts';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { DateRangePicker } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCurrency } from '../../../shared/runtime-config.js';
import { agesProblem } from '@wayhouse/web-kit/children-ages';
import { LinkNote } from '../../../shared/stay-fields/link-note.js';
import { OrderError } from '../../../shared/stay-fields/order-error.js';
import { noDates } from '../../../shared/stay-params.js';
import { useChosenQuery } from '../../../shared/use-chosen-query.js';
import { useCheckAgain } from '@wayhouse/web-kit/use-checked-code';
import { TermsLink } from '../booking-terms.js';
import { DetailsSection } from '../details-section.js';
import { messages as bookingMessages } from '../messages.js';
import { PromotionField } from '../promotion-field.js';
import { useEnteredCode } from '../use-entered-code.js';
import { StayFacts } from '../stay-review.js';
import { usePromotion } from '../use-promotion.js';
import { messages } from './messages.js';
import { RoomToAdd } from './room-to-add.js';
import { guestsIn, readRoomsOrder, type WantedRoom, writeRoomsOrder } from './rooms-order.js';
import { useBookTogether } from './use-book-together.js';
import { useKnownRooms, useRoomsToChoose } from './use-rooms-to-choose.js';
import { WantedRoomCard } from './wanted-room.js';
import { priceWanted, totalOfRooms } from './wanted-rooms.js';

/** Dates, rooms with their guests, prices and terms, and one button that books them all. All choices are in the address. */
export function BookTogetherForm({ hotel }: { hotel: Hotel }) {
  const currency = useCurrency(hotel);
  const [isSubmitted, setSubmitted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [order, setOrder] = useChosenQuery(readRoomsOrder, writeRoomsOrder);
  const { checkIn, checkOut, rooms } = order;
  const dates = { checkIn, checkOut };
  const toChoose = useRoomsToChoose(hotel._id, order);
  // Until other dates have their prices, those of a night are shown.
  const pricedDates = toChoose.isPlaceholderData ? noDates : dates;
  const known = useKnownRooms(rooms.map(({ room }) => room));
  const areAllListed = toChoose.data && !toChoose.isPlaceholderData && !toChoose.data.nextCursor;
  const free = areAllListed ? new Set(toChoose.data.rooms.map(({ _id }) => _id)) : undefined;
  const datesError = problemOf(dates);
  const firstRoom = rooms[0]?.room;
  // A code is the hotel's, so it holds for all rooms alike.
  const checked = usePromotion(order.code, firstRoom && !datesError ? { ...dates, room: firstRoom } : undefined);
  const checkAgain = useCheckAgain(firstRoom ?? '');
  const priced = priceWanted(order, { rooms: known, free, promotion: checked.promotion });
  const total = totalOfRooms(priced);
  const booking = useBookTogether(hotel._id, order);
  const { draftOwner, ...details } = booking.details;
  const { ages } = booking;
  const signInIntent = useSignInIntent();
  const { earliest, latest } = arrivalWindow(hotel.city, new Date());
  const isFull = rooms.length >= limits.roomsTogether;

  const change = (part: Partial<typeof order>) => setOrder({ ...order, ...part }, { replace: true });
  const enteredCode = useEnteredCode(order.code, { onUse: (code) => change({ code }), onRetry: checkAgain });
  const changeRoom = (at: number, part: Partial<WantedRoom>) =>
    change({ rooms: rooms.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  const remove = (at: number) => {
    ages.remove(at);
    change({ rooms: rooms.filter((_, index) => index !== at) });
    heading.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const problem = datesError ?? (rooms.length ? priced.find((each) => each.problem)?.problem : messages.addFirst);
    const wrongAges = rooms.map(({ room }, at) => agesProblem(ages.find(at, room))).find(Boolean);
    if (enteredCode.useFirst()) return;
    if (problem) {
      toasts.error(problem);
      // A room may be free again.
      void toChoose.refetch();
    } else if (wrongAges) toasts.error(wrongAges);
    else if (checked.error) toasts.error(checked.error);
    else if (total === undefined) toasts.error(messages.noPrice);
    else booking.proceed(priced);
  };
  const shownDatesError = isSubmitted || checkOut ? datesError : undefined;

  return (
    <form
      aria-label={messages.form}
      onSubmit={submit}
      noValidate
      className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16"
    >
      <div className="min-w-0">
        <h2 className="font-display text-2xl">{messages.dates}</h2>
        <div
          className={classNames(
            'mt-4 overflow-hidden rounded-card border',
            shownDatesError ? 'border-danger' : 'border-edge',
          )}
        >
          <DateRangePicker
            dates={dates}
            onChange={change}
            earliest={earliest}
            latest={latest}
            maxNights={limits.nights}
            error={shownDatesError}
            className="flex max-sm:[&>button]:px-3 [&>button+button]:border-l [&>button+button]:border-line"
          />
        </div>
        {shownDatesError ? <OrderError message={shownDatesError} /> : <LinkNote stay={dates} />}
        <h2 className="mt-10 font-display text-2xl">{messages.choose}</h2>
        <p className="mt-2 text-pretty text-muted">{datesError ? messages.allRooms : messages.freeRooms}</p>
        {toChoose.isPending && <Skeleton className="mt-4 h-56" />}
        {toChoose.isError && !toChoose.data && (
          <PartError message={messages.failed} onRetry={() => void toChoose.refetch()} />
        )}
        {toChoose.data?.rooms.length === 0 && <p className="mt-4 text-muted">{messages.none}</p>}
        <ul>
          {toChoose.data?.rooms.map((room) => (
            <RoomToAdd
              key={room._id}
              room={room}
              dates={pricedDates}
              {...guestsIn(room, order)}
              isFull={isFull}
              onAdd={() => change({ rooms: [...rooms, { room: room._id, ...guestsIn(room, order), plan: '' }] })}
            />
          ))}
        </ul>
        {toChoose.data?.nextCursor && (
          <Link to={roomsPath({ hotel: hotel._id, ...dates })} className={buttonStyle('secondary', 'medium', 'mt-6')}>
            {messages.all}
          </Link>
        )}
      </div>
      <Card className="self-start p-5 shadow-soft sm:p-6">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
          {messages.yourRooms}
        </h2>
        <div role="status" className="text-sm text-pretty text-muted">
          <p className="mt-3">{rooms.length ? messages.chosen(rooms.length) : messages.noneYet}</p>
          {isFull && <p className="mt-3">{messages.most(limits.roomsTogether)}</p>}
        </div>
        <ol>
          {priced.map((each, at) => (
            <WantedRoomCard
              key={at}
              priced={each}
              number={at + 1}
              order={order}
              checked={checked}
              error={booking.roomError(at)}
              ages={
                draftOwner
                  ? {
                      value: ages.find(at, each.wanted.room),
                      onChange: (typed) => ages.enter(at, each.wanted.room, typed),
                      ...{ isSubmitted, refusal: ages.refusalAt(at) },
                    }
                  : undefined
              }
              onChange={(part) => changeRoom(at, part)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
        {rooms.length > 0 && <PromotionField code={order.code} entered={enteredCode} checked={checked} />}
        {rooms.length > 0 && !datesError && (
          <div className="mt-5">
            <StayFacts hotel={hotel} stay={{ ...dates, guests: rooms.reduce((sum, { guests }) => sum + guests, 0) }} />
          </div>
        )}
        {rooms.length > 0 && total !== undefined && (
          <p className="mt-5 flex items-baseline justify-between gap-4 font-medium">
            {messages.totalOf(rooms.length)}
            <span className="font-display text-2xl">{formatAmount(total, currency)}</span>
          </p>
        )}
        {rooms.length > 0 && draftOwner && <DetailsSection key={draftOwner} {...details} guests={1} hotel={hotel} />}
        {booking.obstacle && <OrderError message={booking.obstacle} />}
        <Button
          {...signInIntent}
          type="submit"
          size="large"
          busy={booking.isBusy || checked.isBusy}
          className="mt-5 w-full"
        >
          {rooms.length ? messages.book(rooms.length) : messages.bookNone}
        </Button>
        <p className="mt-2 text-center text-sm text-balance text-muted">{bookingMessages.notChargedNow}</p>
        <p className="mt-2 border-t border-line pt-4 text-sm text-pretty text-muted">
          {messages.each} {bookingMessages.payAtHotel} <TermsLink />
        </p>
      </Card>
    </form>
  );
}

function problemOf(dates: { checkIn: string; checkOut: string }): string | undefined {
  if (!dates.checkIn || !dates.checkOut) return bookingMessages.chooseDates;
  return hasNights(dates) ? undefined : inputMessages['date-order'];
}
