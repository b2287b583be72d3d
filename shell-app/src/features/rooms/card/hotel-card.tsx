import type { FoundHotel } from '@wayhouse/contracts/found-hotel';
import { paths } from '@wayhouse/contracts/paths';
import { counts } from '@wayhouse/messages/counts';
import { PhotoCarousel } from '@wayhouse/web-kit/ui/photo/photo-carousel';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { withStay } from '../../../shared/with-stay.js';
import type { RoomSearch } from '../room-search.js';
import { roomsPageHref } from '../search-params.js';
import { messages } from '../messages.js';
import { CardPrice } from './card-price.js';

type Props = { hotel: FoundHotel; search: RoomSearch; isFirst: boolean };

/** A hotel in a list, with its cheapest room that matches. Photo and name link to all of those, in the same search. */
export function HotelCard({ hotel, search, isFirst }: Props) {
  const heading = useId();
  const path = roomsPageHref({ ...search, hotel: hotel._id, view: 'rooms' });
  return (
    <article className="group flex h-full flex-col">
      <PhotoCarousel
        images={hotel.images}
        alt=""
        priority={isFirst}
        sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 92vw"
        className="aspect-[4/3] rounded-card"
        wrap={(photos) => (
          // Without a box of its own: the photos stand side by side in what scrolls around them.
          <Link to={path} aria-hidden tabIndex={-1} className="contents">
            {photos}
          </Link>
        )}
      />
      <div className="flex grow flex-col pt-4">
        <div className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <span>{hotel.city}</span>
          <span>{counts.roomTypes(hotel.roomTypes)}</span>
        </div>
        <h3 id={heading} className="mt-0.5 font-display text-xl leading-snug wrap-anywhere">
          <Link to={path} className="rounded-sm decoration-2 underline-offset-4 group-hover:underline">
            {hotel.name}
          </Link>
        </h3>
        <p className="mt-1.5 flex items-start gap-1.5 text-sm text-muted">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />{' '}
          <span className="line-clamp-1">{hotel.address}</span>
        </p>
        <Link
          to={withStay(paths.hotel(hotel.slug ?? hotel._id), search)}
          aria-describedby={heading}
          className="inline-flex min-h-11 items-center self-start rounded-sm text-sm font-medium underline underline-offset-4"
        >
          {messages.aboutHotel}
        </Link>
        <CardPrice of={hotel} stay={search} isLeast={hotel.rooms > 1} />
      </div>
    </article>
  );
}
