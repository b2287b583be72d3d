import { roomLabel, roomTypeNames } from '@wayhouse/messages/room-names';
import { paths } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { RatingStars } from '@wayhouse/web-kit/ui/display/rating-stars';
import { PhotoCarousel } from '@wayhouse/web-kit/ui/photo/photo-carousel';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AmenityIcons } from '../../../shared/amenity-icons.js';
import { useCurrentList } from '../../../shared/list-origin.js';
import { SharedPart } from '../../../shared/shared-part.js';
import type { StayParams } from '../../../shared/stay-params.js';
import { withStay } from '../../../shared/with-stay.js';
import { messages } from '../messages.js';
import { CardPrice } from './card-price.js';

type Props = {
  room: Room;
  isBestSeller: boolean;
  stay?: StayParams;
  isFirst?: boolean;
  /** On the page of its hotel, which has the address already. */
  isAtHotel?: boolean;
};

const shownRating = 4.5;

/** A room in a list. Photo and name link to its page, with the dates and guests of the search. */
export function RoomCard(props: Props) {
  const { room, isBestSeller, stay, isFirst, isAtHotel } = props;
  const path = stay ? withStay(paths.room(room._id), stay) : paths.room(room._id);
  return (
    <SharedPart by={['room', room, isBestSeller, path, isFirst, isAtHotel]}>
      <Card {...props} path={path} />
    </SharedPart>
  );
}

function Card({ room, isBestSeller, stay, isFirst, isAtHotel, path }: Props & { path: string }) {
  const { hotel } = room;
  const origin = useCurrentList();
  return (
    <article className="group flex h-full flex-col">
      <div className="relative">
        <PhotoCarousel
          images={room.images}
          alt=""
          priority={isFirst}
          sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 92vw"
          className="aspect-[4/3] rounded-card"
          wrap={(photos) => (
            // Without a box of its own: the photos stand side by side in what scrolls around them.
            <Link to={path} state={origin} aria-hidden tabIndex={-1} className="contents">
              {photos}
            </Link>
          )}
        />
        {isBestSeller && (
          <Badge className="pointer-events-none absolute top-3 left-3 bg-surface! shadow-soft">
            {messages.bestSeller}
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col pt-4">
        {isAtHotel && room.name && <p className="text-sm text-muted">{roomTypeNames[room.roomType]}</p>}
        {!isAtHotel && (
          <div className="flex items-baseline justify-between gap-3 text-sm text-muted">
            <span>{hotel.city}</span>
            <span>{roomTypeNames[room.roomType]}</span>
          </div>
        )}
        <h3 className="mt-0.5 font-display text-xl leading-snug wrap-anywhere">
          <Link to={path} state={origin} className="rounded-sm decoration-2 underline-offset-4 group-hover:underline">
            {isAtHotel ? roomLabel(room) : hotel.name}
          </Link>
        </h3>
        <p className="mt-1.5 flex items-center gap-2 text-sm">
          <RatingStars rating={shownRating} className="h-3.5" />
          <span className="text-muted">{messages.reviews}</span>
        </p>
        {!isAtHotel && (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-muted">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />{' '}
            <span className="line-clamp-1">{hotel.address}</span>
          </p>
        )}
        <AmenityIcons amenities={room.amenities} />
        <CardPrice of={room} stay={stay} />
      </div>
    </article>
  );
}
