import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { contact, type Place } from '../messages.js';
import drawing from './coast.json';
import { positionOf } from './map-position.js';

const { width, height } = drawing.frame;

/** The coast with a pin on the house. Words keep their size however large the map is drawn. */
export function HouseMap() {
  const { place, map } = contact.house;
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
        <On key={water.name} place={water} className="-translate-1/2 text-accent italic">
          {water.name}
        </On>
      ))}
      {map.cities.map((city) => (
        <On key={city.name} place={city} className="-translate-y-1/2 text-muted">
          <span className="mr-1.5 -ml-0.75 inline-block size-1.5 rounded-pill bg-edge align-middle" />
          {city.name}
        </On>
      ))}
      <On place={place} className="-translate-x-1/2 -translate-y-full">
        <MapPin className="-mb-0.5 size-8 fill-highlight stroke-paper" strokeWidth={1.5} />
      </On>
      <On
        place={place}
        className="mt-2.5 -translate-x-1/2 rounded-pill bg-highlight px-3 py-1 font-semibold text-on-highlight shadow-soft"
      >
        {place.name}
      </On>
    </div>
  );
}

function On({ place, className, children }: { place: Place; className: string; children: ReactNode }) {
  const { left, top } = positionOf(place);
  return (
    <span
      className={`absolute whitespace-nowrap ${className}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      {children}
    </span>
  );
}
