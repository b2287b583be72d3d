import type { Booking } from '@wayhouse/contracts/booking';
import { paths } from '@wayhouse/contracts/paths';
import { bookingNumber } from '@wayhouse/domain/reference';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { describeDetails, guestDetailsMessages } from '@wayhouse/messages/guest-details';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useToastPlace } from '@wayhouse/web-kit/use-toast-place';
import { CircleCheck, FileText, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BookingPhoto } from '../booking-photo.js';
import { AddToCalendar } from '../calendar/add-to-calendar.js';
import { DetailsButton } from '../details/details-button.js';
import { DetailsSummary } from '../details/details-summary.js';
import { DetailsDialog } from '../details/lazy-details-dialog.js';
import { CancellationDeadline } from '../list/cancellation-deadline.js';
import { messages as listMessages } from '../messages.js';
import { PriceLines } from '../price-lines.js';
import { HotelContact } from './hotel-contact.js';
import { messages } from './messages.js';
import { PaymentChoice } from './payment-choice.js';
import { RoomsTogether } from './rooms-together.js';

/** `others` are those that were made together with it and stand. */
type Props = { booking: Booking; others: Booking[]; now: number; onClose: () => void };

/** All that a guest wants to know right after booking. */
export function BookingConfirmation({ booking, others, now, onClose }: Props) {
  const { _id, hotel, checkInDate, checkOutDate } = booking;
  // Children are of a room: of several rooms each has its own.
  const common = others.length > 0 ? { ...booking.details, children: undefined } : booking.details;
  const [isEditing, setEditing] = useState(false);
  const photo = useRef<HTMLDivElement>(null);
  useToastPlace(photo);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [_id]);
  return (
    <Card className="relative overflow-hidden shadow-soft lg:grid lg:grid-cols-[2fr_3fr]">
      <div ref={photo}>
        <BookingPhoto booking={booking} className="aspect-[16/10] lg:aspect-auto lg:size-full" />
      </div>
      <section aria-labelledby="confirmation" className="min-w-0 p-5 sm:p-8">
        <p className="flex items-center gap-2 font-medium text-success">
          <CircleCheck aria-hidden className="size-5" /> {messages.confirmed}
        </p>
        <h2
          id="confirmation"
          ref={heading}
          tabIndex={-1}
          className="mt-1 font-display text-3xl outline-none sm:text-4xl"
        >
          {messages.title}
        </h2>
        <p className="mt-2 text-pretty text-muted">
          {others.length > 0 ? (
            messages.rooms(others.length + 1)
          ) : (
            <>
              {messages.number}{' '}
              <strong className="whitespace-nowrap text-ink tabular-nums">{bookingNumber(_id)}</strong>.
            </>
          )}{' '}
          {messages.emailed}
        </p>
        <dl className="mt-6 grid gap-x-8 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
          <Detail label={listMessages.checkIn}>{formatCheckIn(checkInDate, hotel)}</Detail>
          <Detail label={listMessages.checkOut}>{formatCheckOut(checkOutDate, hotel)}</Detail>
          <Detail label={messages.hotel}>
            <HotelContact booking={booking} hasRoom={others.length === 0} />
          </Detail>
          {others.length > 0 ? (
            <Detail label={messages.yourRooms}>
              <RoomsTogether bookings={inOrder([booking, ...others])} shown={booking} now={now} />
            </Detail>
          ) : (
            <Detail label={messages.payment}>
              <PriceLines booking={booking} />
              <PaymentChoice booking={booking} />
              <CancellationDeadline booking={booking} now={now} />
            </Detail>
          )}
          {describeDetails(common).length > 0 && (
            <Detail label={guestDetailsMessages.title}>
              <DetailsSummary details={common} />
            </Detail>
          )}
        </dl>
        <div className="mt-4 -mb-2 -ml-4 flex flex-wrap">
          <AddToCalendar booking={booking} />
          {/* Of several rooms each has its own in the list. */}
          {others.length === 0 && (
            <>
              <DetailsButton booking={booking} onOpen={() => setEditing(true)} />
              <Link to={paths.receipt(_id)} className={buttonStyle('quiet', 'small')}>
                <FileText aria-hidden className="size-4" /> {listMessages.receiptLink[booking.state]}
              </Link>
            </>
          )}
        </div>
      </section>
      {isEditing && <DetailsDialog booking={booking} onClose={() => setEditing(false)} />}
      <IconButton
        label={messages.close}
        onClick={onClose}
        className="absolute top-3 right-3 bg-surface/90 lg:bg-transparent"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </Card>
  );
}

/** As they were booked. */
const inOrder = (bookings: Booking[]): Booking[] =>
  (bookings[0]!.bookedTogether ?? []).flatMap((id) => bookings.filter(({ _id }) => _id === id));

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
);
