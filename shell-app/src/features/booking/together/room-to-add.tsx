import type { Room } from '@wayhouse/contracts/room';
import { paths } from '@wayhouse/contracts/paths';
import { stayTotal } from '@wayhouse/domain/money';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { daysBetween } from '@wayhouse/domain/stay';
import { counts } from '@wayhouse/messages/counts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { formatOffer } from '@wayhouse/messages/offers';
import { roomLabel, roomTypeNames } from '@wayhouse/messages/room-names';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { useCurrency } from '../../../shared/runtime-config.js';
import { withStay } from '../../../shared/with-stay.js';
import { messages as bookingMessages } from '../messages.js';
import { messages } from './messages.js';

type Props = {
  room: Room;
  dates: StayDates;
  /** In the room once it is added, and how many of them are adults where not all are. */
  guests: number;
  adults?: number | undefined;
  isFull: boolean;
  onAdd: () => void;
};

/** A room of the hotel, with what the stay in it costs, and the button that adds one more of it. */
export function RoomToAdd({ room, dates: { checkIn, checkOut }, guests, adults, isFull, onAdd }: Props) {
  const currency = useCurrency(room);
  const type = roomTypeNames[room.roomType];
  const nights = checkIn && checkOut > checkIn ? daysBetween(checkIn, checkOut) : 0;
  return (
    <li className="flex gap-5 border-b border-line py-6">
      {room.images[0] && (
        <Photo
          photo={roomPhoto(room.images[0])}
          alt=""
          sizes="112px"
          className="aspect-[4/3] w-28 shrink-0 self-start rounded-card"
        />
      )}
      <div className="min-w-0 grow">
        <h3 className="font-display text-xl leading-snug wrap-anywhere">
          <Link
            to={withStay(paths.room(room._id), { checkIn, checkOut, guests, adults })}
            className="rounded-sm decoration-2 underline-offset-4 hover:underline"
          >
            {roomLabel(room)}
          </Link>
        </h3>
        {room.name && <p className="mt-1 text-sm text-muted">{type}</p>}
        <p className="mt-1 text-sm text-muted">{messages.sleeps(roomCapacity[room.roomType])}</p>
        <p className="mt-2">
          {room.offer && nights > 0 && <span className="block text-sm text-success">{formatOffer(room.offer)}</span>}
          {room.isLeastPrice && !nights && <span className="text-muted">{bookingMessages.from} </span>}
          {nights > 0 ? (
            <>
              <Price amount={room.totalPrice ?? stayTotal(nights, room.pricePerNight)} currency={currency} />
              <span className="block text-sm text-muted">
                {messages.totalFor(counts.nights(nights), counts.guests(guests))}
                {!!room.addedTaxes && <span className="block">{sharedMessages.withTaxes}</span>}
              </span>
            </>
          ) : (
            <Price amount={room.pricePerNight} currency={currency} per={bookingMessages.perNight} />
          )}
        </p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={messages.addOf(
            `${roomLabel(room)}, ${formatAmount(room.pricePerNight, currency)} ${bookingMessages.perNight}`,
          )}
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : onAdd}
        >
          <Plus aria-hidden className="size-4" /> {messages.add}
        </Button>
      </div>
    </li>
  );
}
