import type { Booking } from '@wayhouse/contracts/booking';
import { formatOffer } from './offers.js';
import { formatPlan } from './rate-plans.js';

/** What the price of each night has already: the rate plan that it was booked on, and the offer. */
export const priceNotes = ({ plan, offer }: Pick<Booking, 'plan' | 'offer'>): string[] => [
  ...(plan ? [formatPlan(plan)] : []),
  ...(offer ? [formatOffer(offer)] : []),
];
