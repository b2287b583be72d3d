import { offerIds } from '@wayhouse/domain/rates/offers';
import { Section } from '../../shared/section.js';
import { messages } from './messages.js';
import { OfferCard } from './offer-card.js';
import { railStyle } from './rail-style.js';

export const ExclusiveOffers = () => (
  <Section title={messages.offers.title} lead={messages.offers.lead} tone="sand">
    <ul className={railStyle}>
      {offerIds.map((id) => (
        <li key={id}>
          <OfferCard id={id} />
        </li>
      ))}
    </ul>
  </Section>
);
