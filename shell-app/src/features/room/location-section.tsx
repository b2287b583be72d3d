import { dateLocale } from '@wayhouse/messages/locale';
import { paths } from '@wayhouse/contracts/paths';
import { findCity } from '@wayhouse/domain/cities';
import { mapUrl } from '@wayhouse/domain/contact-links';
import { timeZoneOf } from '@wayhouse/domain/hotel-time';
import type { Room } from '@wayhouse/contracts/room';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSearchedStay } from '../../shared/use-searched-stay.js';
import { withStay } from '../../shared/with-stay.js';
import { messages } from './messages.js';

/** The hotel's address and time zone. */
export const LocationSection = ({ hotel }: { hotel: Room['hotel'] }) => (
  <section aria-labelledby="where">
    <h2 id="where" className="mb-5 font-display text-2xl">
      {messages.where}
    </h2>
    <div className="flex gap-4">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent">
        <MapPin className="size-5" strokeWidth={1.75} />
      </span>
      <div>
        <address className="not-italic">
          <Link
            to={withStay(paths.hotel(hotel.slug ?? hotel._id), useSearchedStay(hotel.city))}
            className="rounded-sm font-medium underline underline-offset-4"
          >
            {hotel.name}
          </Link>
          <br />
          {hotel.address}
          <br />
          {[hotel.city, findCity(hotel.city)?.country].filter(Boolean).join(', ')}
        </address>
        <a
          href={mapUrl(hotel)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center rounded-sm font-medium underline underline-offset-4"
        >
          {messages.map}
        </a>
        <p className="text-muted">{messages.clock(timeZoneName(hotel.city))}</p>
      </div>
    </div>
  </section>
);

/** `India Standard Time`: the generic name, since daylight saving may differ between today and the stay. */
function timeZoneName(city: string): string {
  const clock = new Intl.DateTimeFormat(dateLocale(), { timeZone: timeZoneOf(city), timeZoneName: 'longGeneric' });
  return clock.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZoneOf(city);
}
