import { roomTypeNames } from '@wayhouse/messages/room-names';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { RatingStars } from '@wayhouse/web-kit/ui/display/rating-stars';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { HostSection } from './host-section.js';
import { LocationSection } from './location-section.js';
import { messages } from './messages.js';
import { PhotoGallery } from './photo-gallery.js';
import { RoomAmenities } from './room-amenities.js';
import { RoomHighlights } from './room-highlights.js';

const shownRating = 4.5;

/** Everything about a room, with `booking` in the side column. */
export const RoomDetails = ({ room, booking }: { room: Room; booking: ReactNode }) => (
  <>
    <PageHeading
      eyebrow={room.hotel.city}
      title={room.hotel.name}
      documentTitle={`${room.hotel.name}, ${roomTypeNames[room.roomType]}`}
    />
    <ul className="mt-3 mb-6 flex flex-wrap gap-x-6 gap-y-2 text-muted">
      <li className="flex items-center gap-2">
        <RatingStars rating={shownRating} /> {messages.reviews}
      </li>
      <li className="flex items-center gap-2">
        <BedDouble aria-hidden className="size-4.5" /> {roomTypeNames[room.roomType]}
      </li>
      <li className="flex items-center gap-2">
        <UsersRound aria-hidden className="size-4.5" /> {messages.sleeps(roomCapacity[room.roomType])}
      </li>
      <li className="flex items-center gap-2">
        <MapPin aria-hidden className="size-4.5" /> {room.hotel.address}
      </li>
    </ul>
    <PhotoGallery images={room.images} name={`${room.hotel.name}, ${roomTypeNames[room.roomType]}`} />
    <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
      <div className="order-2 min-w-0 divide-y divide-line lg:order-1 [&>section]:py-9 [&>section:first-child]:pt-0">
        <RoomAmenities amenities={room.amenities} />
        <RoomHighlights />
        <LocationSection hotel={room.hotel} />
        <HostSection hotel={room.hotel} />
      </div>
      <div className="order-1 lg:order-2">
        <div className="lg:sticky lg:top-24">{booking}</div>
      </div>
    </div>
  </>
);
