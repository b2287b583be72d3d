import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages, type Place } from '../messages.js';
import drawing from './coast.json';
import { mapPosition } from './map-position.js';

const { width, height } = drawing.frame;

/** A drawn coast with a pin on the office. Labels keep their size at any width. */
export function OfficeMap() {
  const { place, map } = messages.office;
  return (
    <div
      role="img"
      aria-label={map.description}
      className="relative aspect-[4/3] w-full overflow-hidden rounded-card border border-line bg-accent-soft text-xs select-none sm:text-sm"
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="absolute inset-0 size-full">
        <path d={drawing.land} className="fill-sand stroke-edge" strokeWidth={1} />
      </svg>
      {map.waters.map((water) => (
        <MapLabel key={water.name} place={water} className="-translate-1/2 text-accent italic">
          {water.name}
        </MapLabel>
      ))}
      {map.cities.map((city) => (
        <MapLabel key={city.name} place={city} className="-translate-y-1/2 text-muted">
          <span className="mr-1.5 -ml-0.75 inline-block size-1.5 rounded-pill bg-edge align-middle" />
          {city.name}
        </MapLabel>
      ))}
      <MapLabel place={place} className="-translate-x-1/2 -translate-y-full">
        <MapPin className="-mb-0.5 size-8 fill-highlight stroke-paper" strokeWidth={1.5} />
      </MapLabel>
      <MapLabel
        place={place}
        className="mt-2.5 -translate-x-1/2 rounded-pill bg-highlight px-3 py-1 font-semibold text-on-highlight shadow-soft"
      >
        {place.name}
      </MapLabel>
    </div>
  );
}

function MapLabel({ place, className, children }: { place: Place; className: string; children: ReactNode }) {
  const { left, top } = mapPosition(place);
  return (
    <span
      className={`absolute whitespace-nowrap ${className}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      {children}
    </span>
  );
}
