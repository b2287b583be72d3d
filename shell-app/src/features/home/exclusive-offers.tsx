import { Section } from '../../shared/section.js';
import { offers } from './content/offers.js';
import { texts } from './messages.js';
import { OfferCard } from './offer-card.js';
import { railStyle } from './rail-style.js';

export const ExclusiveOffers = () => (
  <Section title={texts.offers.title} lead={texts.offers.lead} tone="sand">
    <ul className={railStyle}>
      {offers.map((offer) => (
        <li key={offer._id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  </Section>
);
