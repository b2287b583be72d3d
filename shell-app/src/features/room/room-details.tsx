import { roomLabel, roomTypeNames } from '@wayhouse/messages/room-names';
import type { Room } from '@wayhouse/contracts/room';
import { mapUrl } from '@wayhouse/domain/contact-links';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { RatingStars } from '@wayhouse/web-kit/ui/display/rating-stars';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BedDouble, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhotoGallery } from '../../shared/photo-gallery/photo-gallery.js';
import { BesideDetails } from './beside-details.js';
import { HostSection } from './host-section.js';
import { LocationSection } from './location-section.js';
import { messages } from './messages.js';
import { RoomAccessibility } from './room-accessibility.js';
import { RoomAmenities } from './room-amenities.js';
import { RoomDescription } from './room-description.js';
import { RoomHighlights } from './room-highlights.js';
import { detailsColumn, roomPageStyle, sideColumn } from './room-page-style.js';
import { ShareButton } from './share-button.js';

const shownRating = 4.5;

/** Everything about a room, with `booking` in the side column. On phones the photos come first. */
export function RoomDetails({ room, booking }: { room: Room; booking: ReactNode }) {
  const name = `${room.hotel.name}, ${roomLabel(room)}`;
  return (
    <div className={roomPageStyle}>
      <div className="order-2 min-w-0 lg:order-none">
        <PageHeading eyebrow={room.hotel.city} title={room.hotel.name} documentTitle={name} />
        <ul className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-muted">
          <li className="flex items-center gap-2">
            <RatingStars rating={shownRating} /> {messages.reviews}
          </li>
          <li className="flex items-center gap-2">
            <BedDouble aria-hidden className="size-4.5" /> {roomTypeNames[room.roomType]}
          </li>
          <li className="flex items-center gap-2">
            <UsersRound aria-hidden className="size-4.5" />{' '}
            {messages.sleeps(roomCapacity[room.roomType], room.mostAdults)}
          </li>
          <li className="flex items-center gap-2">
            <MapPin aria-hidden className="size-4.5 shrink-0" />
            <a
              href={mapUrl(room.hotel)}
              target="_blank"
              rel="noreferrer"
              className="rounded-sm underline underline-offset-4 hover:text-ink"
            >
              {room.hotel.address}
            </a>
          </li>
          <li className="-ml-4">
            <ShareButton title={name} />
          </li>
        </ul>
      </div>
      <div className="order-1 min-w-0 max-sm:-mx-5">
        <PhotoGallery images={room.images} name={name} />
      </div>
      <div className={sideColumn}>
        <BesideDetails>{booking}</BesideDetails>
      </div>
      <div className={`${detailsColumn} divide-y divide-line [&>section]:py-9 [&>section:first-child]:pt-0`}>
        <RoomDescription room={room} />
        <RoomAmenities amenities={room.amenities} more={room.moreAmenities} />
        {room.accessibility && <RoomAccessibility facts={room.accessibility} />}
        <RoomHighlights hotel={room.hotel} />
        <LocationSection hotel={room.hotel} />
        <HostSection hotel={room.hotel} />
      </div>
    </div>
  );
}
