import { amenityNames } from '@wayhouse/messages/room-names';
import type { Amenity } from '@wayhouse/domain/amenities';
import { ConciergeBell, Coffee, type LucideIcon, Mountain, Waves, Wifi } from 'lucide-react';
import { messages } from './messages.js';

export const amenityIcons: Record<Amenity, LucideIcon> = {
  'Free WiFi': Wifi,
  'Free BreakFast': Coffee,
  'Room Service': ConciergeBell,
  'Mountain View': Mountain,
  'Pool Access': Waves,
};

const namedCount = 2;

/** A room's amenities in one row: the first ones by icon and name, and how many more there are. */
export const AmenityIcons = ({ amenities }: { amenities: Amenity[] }) => (
  <ul className="mt-2.5 flex min-h-5 flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
    {amenities.slice(0, namedCount).map((amenity) => {
      const Icon = amenityIcons[amenity];
      return (
        <li key={amenity} className="flex items-center gap-1.5">
          <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {amenityNames[amenity]}
        </li>
      );
    })}
    {amenities.length > namedCount && (
      <li title={messages.furtherAmenities(more(amenities))}>
        <span aria-hidden>{messages.moreAmenities(amenities.length - namedCount)}</span>
        <span className="sr-only">{messages.furtherAmenities(more(amenities))}</span>
      </li>
    )}
  </ul>
);

const more = (amenities: Amenity[]) => amenities.slice(namedCount).map((amenity) => amenityNames[amenity]);
