import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import { Photo } from '@wayhouse/web-kit/ui/photo';
import { Price } from '@wayhouse/web-kit/ui/price';
import { MapPin, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCurrency } from '../../app/config.js';
import { texts } from './texts.js';

/** The room's first photo. */
export const BookingPhoto = ({ booking: { room, hotel }, className }: { booking: Booking; className: string }) =>
  room.images[0] ? (
    <Photo
      photo={roomPhoto(room.images[0])}
      alt={`${hotel.name}, ${room.roomType}`}
      sizes="(min-width: 1024px) 180px, 92vw"
      className={className}
    />
  ) : (
    <span aria-hidden className={`block bg-sand ${className}`} />
  );

/** Where, which room, how many, how much. */
export function BookingFacts({ booking: { room, hotel, guests, totalPrice } }: { booking: Booking }) {
  const currency = useCurrency();
  return (
    <div className="min-w-0">
      <h2 className="font-display text-xl leading-snug">
        <Link to={paths.room(room._id)} className="rounded-sm decoration-2 underline-offset-4 hover:underline">
          {hotel.name}
        </Link>{' '}
        <span className="font-sans text-sm text-muted">({room.roomType})</span>
      </h2>
      <p className="mt-1 flex items-start gap-1.5 text-sm text-muted">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" /> {hotel.address}
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
        <UsersRound aria-hidden className="size-4 shrink-0" /> {texts.guests(guests)}
      </p>
      <p className="mt-2">
        <span className="text-sm text-muted">{texts.total} </span>
        <Price amount={totalPrice} currency={currency} />
      </p>
    </div>
  );
}

/** The two days with their times. */
export const BookingDates = ({ booking: { checkInDate, checkOutDate } }: { booking: Booking }) => (
  <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-[8.5rem_8.5rem]">
    <div>
      <dt className="text-sm text-muted">{texts.checkIn}</dt>
      <dd className="font-medium whitespace-nowrap">{formatDay(checkInDate)}</dd>
      <dd className="text-sm text-muted">{texts.checkInTime}</dd>
    </div>
    <div>
      <dt className="text-sm text-muted">{texts.checkOut}</dt>
      <dd className="font-medium whitespace-nowrap">{formatDay(checkOutDate)}</dd>
      <dd className="text-sm text-muted">{texts.checkOutTime}</dd>
    </div>
  </dl>
);
