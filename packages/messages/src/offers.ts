import type { OfferId } from '@wayhouse/domain/rates/offers';
import { formatPercent } from './format-percent.js';
import { localized } from './localized.js';

export const offerNames = localized<Record<OfferId, string>>('offer-names', {
  summer: 'Summer Escape Package',
  romantic: 'Romantic Getaway',
  luxury: 'Luxury Retreat',
});

const messages = localized('offers', { off: (name: string, percent: string) => `${name}: ${percent} off` });

/** `Luxury Retreat: 30% off`, of what a price has already. */
export const formatOffer = ({ id, percentOff }: { id: OfferId; percentOff: number }): string =>
  messages.off(offerNames[id], formatPercent(percentOff));
