import { roomsPath } from '@wayhouse/contracts/paths';
import { counts } from '@wayhouse/messages/counts';
import { roomPhoto } from '@wayhouse/web-kit/photo-sources';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { Link } from 'react-router-dom';
import { Section } from '../../shared/section.js';
import { useDestinations } from '../../shared/use-destinations.js';
import { messages } from './messages.js';

const tiles = 6;
const gridStyle = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3';

/** The most booked cities, each with a photo of one of its rooms. Nothing if there are none. */
export function DestinationTiles() {
  const destinations = useDestinations();
  const shown = destinations?.filter(({ image }) => image).slice(0, tiles);
  if (shown?.length === 0) return null;
  return (
    <Section title={messages.destinations.title} lead={messages.destinations.lead}>
      {shown ? (
        <ul className={gridStyle}>
          {shown.map(({ city, country, rooms, image = '' }) => (
            <li key={city}>
              <Link
                to={roomsPath({ destination: city })}
                className="group relative flex aspect-[4/3] flex-col justify-end overflow-hidden rounded-card text-white"
              >
                <Photo
                  photo={roomPhoto(image)}
                  alt=""
                  sizes="(min-width: 1024px) 390px, 48vw"
                  className="absolute! inset-0 transition-transform duration-200 group-hover:scale-[1.03]"
                />
                <span
                  aria-hidden
                  className="absolute inset-0 bg-linear-to-t from-black/80 via-black/35 to-transparent to-75%"
                />
                <span className="relative px-4 pb-3 sm:px-5 sm:pb-4">
                  <span className="block font-display text-xl leading-tight sm:text-2xl">{city}</span>
                  <span className="block text-sm text-white/90">
                    {messages.destinations.summary(country, counts.rooms(rooms))}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div aria-busy className={gridStyle}>
          {Array.from({ length: tiles }, (_, position) => (
            <div key={position} className="aspect-[4/3] animate-pulse rounded-card bg-sand" />
          ))}
        </div>
      )}
    </Section>
  );
}
