import type { Booking } from '@wayhouse/contracts/booking';
import { mapUrl, phoneUrl } from '@wayhouse/domain/contact-links';
import { counts } from '@wayhouse/messages/counts';
import { roomLabel } from '@wayhouse/messages/room-names';
import { MapPin, Phone } from 'lucide-react';
import { messages as listMessages } from '../messages.js';
import { messages } from './messages.js';

const link = 'inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4 lg:min-h-9';

type Props = { booking: Booking; hasRoom: boolean };

/** Which room, unless there are several, where it is, and how to call the hotel. */
export const HotelContact = ({ booking: { hotel, room, guests }, hasRoom }: Props) => (
  <>
    <span className="block font-medium">{hotel.name}</span>
    {hasRoom && <span className="block">{messages.roomFor(roomLabel(room), counts.guests(guests))}</span>}
    <span className="block">
      {hotel.address}, {hotel.city}
    </span>
    <span className="mt-1 flex flex-wrap gap-x-5">
      <a href={mapUrl(hotel)} target="_blank" rel="noreferrer" className={link}>
        <MapPin aria-hidden className="size-4" /> {messages.map}
      </a>
      {hotel.phone && (
        <a href={phoneUrl(hotel.phone)} className={link}>
          <Phone aria-hidden className="size-4" /> <span className="sr-only">{listMessages.callHotel}</span>{' '}
          {hotel.phone}
        </a>
      )}
    </span>
  </>
);
