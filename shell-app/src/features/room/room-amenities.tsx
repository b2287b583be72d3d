import { amenityNames } from '@wayhouse/messages/room-names';
import type { Amenity } from '@wayhouse/domain/amenities';
import type { MoreAmenity } from '@wayhouse/domain/room-description';
import { amenityIcons } from '../../shared/amenity-icons.js';
import { messages } from './messages.js';
import { MoreAmenities } from './more-amenities.js';

type Props = { amenities: Amenity[]; more?: MoreAmenity[] };

export const RoomAmenities = ({ amenities, more = [] }: Props) => (
  <section aria-labelledby="offered">
    <h2 id="offered" className="mb-5 font-display text-2xl">
      {messages.offered}
    </h2>
    {!amenities.length && !more.length && <p className="text-muted">{messages.noAmenities}</p>}
    <ul className="grid gap-3 sm:grid-cols-2">
      {amenities.map((amenity) => {
        const Icon = amenityIcons[amenity];
        return (
          <li key={amenity} className="flex items-center gap-3.5">
            <span aria-hidden className="grid size-11 place-items-center rounded-pill bg-accent-soft text-accent">
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            {amenityNames[amenity]}
          </li>
        );
      })}
    </ul>
    {more.length > 0 && <MoreAmenities amenities={more} />}
  </section>
);
