import { amenityNames } from '@wayhouse/messages/room-names';
import type { Amenity } from '@wayhouse/domain/amenities';
import { amenityIcons } from '../../shared/amenity-icons.js';
import { messages } from './messages.js';

export const RoomAmenities = ({ amenities }: { amenities: Amenity[] }) => (
  <section aria-labelledby="offered">
    <h2 id="offered" className="mb-5 font-display text-2xl">
      {messages.offered}
    </h2>
    {!amenities.length && <p className="text-muted">{messages.noAmenities}</p>}
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
  </section>
);
