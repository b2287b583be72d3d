import { Section } from '../../shared/section.js';
import { OfferCard } from './offer-card.js';
import { offers } from './content/offers.js';
import { rail } from './rail-style.js';
import { texts } from './messages.js';

export const ExclusiveOffers = () => (
  <Section title={texts.offers.title} lead={texts.offers.lead} tone="sand">
    <ul className={rail}>
      {offers.map((offer) => (
        <li key={offer._id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  </Section>
);
