import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { loadable } from '@wayhouse/web-kit/loadable';
import { PartFailed } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { ExternalLink } from 'lucide-react';
import { contact } from './messages.js';
import { mapAddress } from './map/open-street-map-url.js';

const HouseMap = loadable(async () => (await import('./map/office-map.js')).HouseMap, {
  waiting: <Skeleton className="aspect-[4/3] w-full rounded-card" />,
  failed: (retry) => <PartFailed onRetry={retry} />,
});

/** Where the house is: in words, on a map of our own, and on one to walk by. */
export function House() {
  const { title, text, address, place, map } = contact.house;
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
          href={mapAddress(place)}
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
