import { amenityNames } from '@wayhouse/messages/room-names';
import type { Amenity } from '@wayhouse/domain/amenities';
import { ConciergeBell, Coffee, type LucideIcon, Mountain, Waves, Wifi } from 'lucide-react';

export const amenityIcons: Record<Amenity, LucideIcon> = {
  'Free WiFi': Wifi,
  'Free BreakFast': Coffee,
  'Room Service': ConciergeBell,
  'Mountain View': Mountain,
  'Pool Access': Waves,
};

/** A room's amenities as a row of icons with accessible names. */
export const AmenityIcons = ({ amenities }: { amenities: Amenity[] }) => (
  <ul className="mt-2.5 flex min-h-5 gap-3 text-muted">
    {amenities.map((amenity) => {
      const Icon = amenityIcons[amenity];
      return (
        <li key={amenity} title={amenityNames[amenity]}>
          <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">{amenityNames[amenity]}</span>
        </li>
      );
    })}
  </ul>
);
