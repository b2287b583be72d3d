import type { HotelAmenity } from '@wayhouse/domain/hotel-amenities';
import { hotelAmenityNames } from '@wayhouse/messages/hotel-names';
import { hotelAmenityIcons } from './hotel-amenity-icons.js';
import { messages } from './messages.js';

export const HotelAmenities = ({ amenities }: { amenities: HotelAmenity[] }) => (
  <section aria-labelledby="hotel-offers">
    <h2 id="hotel-offers" className="mb-5 font-display text-2xl">
      {messages.offered}
    </h2>
    <ul className="grid gap-3 sm:grid-cols-2">
      {amenities.map((amenity) => {
        const Icon = hotelAmenityIcons[amenity];
        return (
          <li key={amenity} className="flex items-center gap-3.5">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent"
            >
              <Icon className="size-5" strokeWidth={1.75} />
            </span>
            {hotelAmenityNames[amenity]}
          </li>
        );
      })}
    </ul>
  </section>
);
