import { paths } from '@wayhouse/contracts/paths';
import { Badge } from '@wayhouse/web-kit/ui/badge';
import { Photo } from '@wayhouse/web-kit/ui/photo';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '../../app/section.js';
import { type Offer, offers } from './offers.js';
import { texts } from './texts.js';

export const ExclusiveOffers = () => (
  <Section title={texts.offers.title} lead={texts.offers.lead} tone="sand">
    <ul className="relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 [scrollbar-width:none] *:w-[82vw] *:shrink-0 *:snap-start sm:mx-0 sm:px-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible md:*:w-auto sm:*:w-[46vw]">
      {offers.map((offer) => (
        <li key={offer._id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  </Section>
);

const OfferCard = ({ offer }: { offer: Offer }) => (
  <article className="relative flex aspect-[4/5] flex-col justify-end overflow-hidden rounded-card text-white md:aspect-[3/4] lg:aspect-[4/5]">
    <Photo photo={offer.image} alt={offer.alt} sizes="(min-width: 768px) 33vw, 100vw" className="absolute! inset-0" />
    <div aria-hidden className="absolute inset-0 bg-linear-to-t from-black/85 via-black/35 to-black/5" />
    <Badge tone="highlight" className="absolute top-4 left-4 px-3! py-1.5! text-sm!">
      {offer.priceOff}
      {texts.offers.off}
    </Badge>
    <div className="relative p-6">
      <h3 className="font-display text-2xl">{offer.title}</h3>
      <p className="mt-1.5 text-white/90">{offer.description}</p>
      <div className="mt-4 flex items-center justify-between gap-4 text-sm">
        <span className="text-white/80">
          {texts.offers.expires} {offer.expiryDate}
        </span>
        <Link to={paths.rooms} className="inline-flex min-h-11 items-center gap-1.5 font-medium hover:underline">
          {texts.offers.browse} <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </div>
  </article>
);
