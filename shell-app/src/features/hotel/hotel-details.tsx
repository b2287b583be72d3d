import type { Hotel } from '@wayhouse/contracts/hotel';
import { mapUrl, positionUrl } from '@wayhouse/domain/contact-links';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { MapPin } from 'lucide-react';
import { PhotoGallery } from '../../shared/photo-gallery/photo-gallery.js';
import { HotelAmenities } from './hotel-amenities.js';
import { type FoundRooms, HotelFactsCard } from './hotel-facts-card.js';
import { HotelMap } from './hotel-map.js';
import { HotelPolicies } from './hotel-policies.js';
import { hotelColumns, hotelGalleryStyle } from './hotel-style.js';
import { messages } from './messages.js';

type Props = { hotel: Hotel; found?: FoundRooms; roomsId: string };

/** What guests read about a hotel. Its rooms follow on the page, at `roomsId`; `found` is what they are for the stay in the address. */
export function HotelDetails({ hotel, found, roomsId }: Props) {
  return (
    <>
      <PageHeading eyebrow={hotel.city} title={hotel.name} />
      <p className="mt-3 flex items-center gap-2 text-muted">
        <MapPin aria-hidden className="size-4.5 shrink-0" />
        <a
          href={mapLinkOf(hotel)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center rounded-sm underline underline-offset-4 hover:text-ink"
        >
          {hotel.address}
        </a>
      </p>
      <HotelMap hotel={hotel} />
      {hotel.images.length > 0 && (
        <div className="mt-4 min-w-0 max-sm:-mx-5">
          <PhotoGallery images={hotel.images} name={hotel.name} className={hotelGalleryStyle} />
        </div>
      )}
      <div className={hotelColumns}>
        <div className="min-w-0 space-y-10">
          {hotel.description && (
            <section aria-labelledby="about-hotel">
              <h2 id="about-hotel" className="mb-5 font-display text-2xl">
                {messages.about}
              </h2>
              <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
                {hotel.description}
              </p>
            </section>
          )}
          {hotel.amenities.length > 0 && <HotelAmenities amenities={hotel.amenities} />}
          <HotelPolicies hotel={hotel} />
        </div>
        <HotelFactsCard hotel={hotel} found={found} roomsId={roomsId} />
      </div>
    </>
  );
}

const mapLinkOf = ({ latitude, longitude, ...hotel }: Hotel): string =>
  latitude !== undefined && longitude !== undefined ? positionUrl({ latitude, longitude }) : mapUrl(hotel);
