import { Section } from '../../shared/section.js';
import { offers } from './content/offers.js';
import { messages } from './messages.js';
import { OfferCard } from './offer-card.js';
import { railStyle } from './rail-style.js';

export const ExclusiveOffers = () => (
  <Section title={messages.offers.title} lead={messages.offers.lead} tone="sand">
    <ul className={railStyle}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  </Section>
);
