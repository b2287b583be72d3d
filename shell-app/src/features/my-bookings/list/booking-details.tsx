import { roomLabel } from '@wayhouse/messages/room-names';
import { counts } from '@wayhouse/messages/counts';
import type { Booking } from '@wayhouse/contracts/booking';
import { bookingNumber } from '@wayhouse/domain/reference';
import { hasStarted } from '@wayhouse/domain/hotel-time';
import { paths } from '@wayhouse/contracts/paths';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { MapPin, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { bookingGroup } from '../booking-groups.js';
import { CorrectionNote } from '../details/correction-note.js';
import { DetailsSummary } from '../details/details-summary.js';
import { messages } from '../messages.js';
import { PriceLines } from '../price-lines.js';
import { TogetherNote } from './together-note.js';
import type { ListState } from './list-state.js';

export function BookingDetails({ booking, list }: { booking: Booking; list: ListState }) {
  const { room, hotel, guests, totalPrice, currency } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = list.movedId === booking._id;
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  return (
    <div className="min-w-0">
      {bookingGroup(booking, list.now) === 'upcoming' && hasStarted(booking, list.now) && (
        <Badge tone="accent" className="mb-2">
          {messages.staysNow}
        </Badge>
      )}
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl leading-snug wrap-anywhere">
        <Link to={paths.room(room._id)} className="rounded-sm decoration-2 underline-offset-4 hover:underline">
          {hotel.name}
        </Link>{' '}
        <span className={classNames('font-sans text-sm text-muted', !room.name && 'whitespace-nowrap')}>
          ({roomLabel(room)})
        </span>
      </h2>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-muted">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" /> {hotel.address}, {hotel.city}
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        <UsersRound aria-hidden className="size-4 shrink-0" /> {counts.guests(guests)}
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums">{bookingNumber(booking._id)}</p>
      <TogetherNote booking={booking} now={list.now} />
      <DetailsSummary details={booking.details} />
      <CorrectionNote booking={booking} />
      <p className="mt-2">
        <span className="text-sm text-muted">{messages.total} </span>
        <Price amount={totalPrice} currency={currency} />
        <PriceLines booking={booking} />
      </p>
    </div>
  );
}
