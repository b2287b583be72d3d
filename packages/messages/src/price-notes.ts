import type { Booking } from '@wayhouse/contracts/booking';
import { formatOffer } from './offers.js';
import { formatPlan } from './rate-plans.js';

type Noted = Pick<Booking, 'plan' | 'offer'> & { taxes?: { name: string }[] };

/**
 * What the price of each night has already: the rate plan that it was booked on, and the offer. A plan that takes nothing off is not
 * named where a line below does, as that of what the plan adds is called like it.
 */
export function priceNotes({ plan, offer, taxes = [] }: Noted): string[] {
  const isNamedBelow = plan && !plan.percentOff && taxes.some(({ name }) => name === plan.name);
  return [...(plan && !isNamedBelow ? [formatPlan(plan)] : []), ...(offer ? [formatOffer(offer)] : [])];
}
