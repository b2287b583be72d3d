import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ExternalLink } from 'lucide-react';
import { messages, type Place } from './messages.js';

const HouseMap = loadable(async () => (await import('./map/office-map.js')).OfficeMap, {
  skeleton: <Skeleton className="aspect-[4/3] w-full rounded-card" />,
  renderError: (retry) => <PartError onRetry={retry} />,
});

/** The address, a drawn map and a link to a street map. */
export function Office() {
  const { title, text, address, place, map } = messages.office;
  return (
    <section className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:items-center lg:gap-16">
      <div>
        <h2 className="font-display text-3xl sm:text-4xl">{title}</h2>
        <address className="mt-5 text-lg not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-4 text-muted">{text}</p>
        <a
          href={openStreetMapUrl(place)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'medium', 'mt-6')}
        >
          {map.open} <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">{map.newTab}</span>
        </a>
      </div>
      <HouseMap />
    </section>
  );
}

/** A street map with a marker at the place. */
const openStreetMapUrl = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
