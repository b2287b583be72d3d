import { roomsPath } from '@wayhouse/contracts/paths';
import { offerArrivals, type OfferId, offers } from '@wayhouse/domain/rates/offers';
import { addDays } from '@wayhouse/domain/stay';
import { offerNames } from '@wayhouse/messages/offers';
import { useToday } from '@wayhouse/web-kit/page-clock';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Photo } from '@wayhouse/web-kit/ui/photo/photo';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { noStay, writeStay } from '../../shared/stay-params.js';
import { offerMessages, offerPhotos } from './content/offers.js';
import { formatExpiry } from './format-expiry.js';
import { messages } from './messages.js';

const exampleNights = 2;

export function OfferCard({ id }: { id: OfferId }) {
  const { description, alt } = offerMessages[id];
  const { percentOff, daysAhead = 0 } = offers[id];
  const today = useToday();
  const title = offerNames[id];
  return (
    <article className="relative flex aspect-[4/5] min-h-100 w-full flex-col justify-end overflow-hidden rounded-card text-white">
      <Photo
        photo={offerPhotos[id]}
        alt={alt}
        sizes="(min-width: 1024px) 33vw, (min-width: 640px) 42vw, 82vw"
        className="absolute! inset-0"
      />
      <div aria-hidden className="absolute inset-0 bg-linear-to-t from-black/85 via-black/40 to-black/5" />
      <Badge tone="highlight" className="absolute top-4 left-4 px-3! py-1.5! text-sm!">
        {messages.offers.off(percentOff)}
      </Badge>
      <div className="relative p-6 pb-4">
        <h3 className="font-display text-2xl">{title}</h3>
        {/* As many lines as the longest needs, so that titles and links line up across cards. */}
        <p className="mt-1.5 min-h-[2lh] text-white/90">{description(daysAhead)}</p>
        <div className="mt-3 flex items-center justify-between gap-4 text-sm">
          <span className="text-white/85">
            {messages.offers.expires(formatExpiry(offerArrivals(offers[id], today).latest, today))}
          </span>
          <Link
            to={offerRoomsPath(id, today)}
            aria-label={messages.offers.roomsFor(title)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium whitespace-nowrap underline-offset-4 hover:underline"
          >
            {messages.offers.browse} <ArrowRight aria-hidden className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/**
 * The list of rooms an offer applies to; if it must be booked ahead, with the first dates it is valid for. Where a hotel is it may be
 * tomorrow already, so they are a day later, unless the offer is for no later one.
 */
function offerRoomsPath(offer: OfferId, today: string): string {
  if (!offers[offer].daysAhead) return roomsPath({ offer });
  const { earliest, latest } = offerArrivals(offers[offer], today);
  const checkIn = earliest < latest ? addDays(earliest, 1) : earliest;
  return roomsPath({ offer, ...writeStay({ ...noStay, checkIn, checkOut: addDays(checkIn, exampleNights) }) });
}
