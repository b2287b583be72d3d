import { z } from 'zod';
import { AppliedOffer } from './applied-offer.js';
import { PriceLine } from './booking.js';
import { BookingId, Numeric } from './fields.js';
import { AppliedCode, PriceAdjustment } from './price-adjustments.js';
import { AppliedPlan } from './rate-plans.js';
import { stayDates } from './stay-dates.js';
import { TaxAmount } from './taxes.js';

/** What a booking is to have instead. */
export const wantedStay = {
  id: BookingId,
  ...stayDates,
  guests: Numeric.pipe(z.number().int().min(1)).meta({
    description: 'The number of guests, up to the room’s capacity.',
  }),
};

/** What the change is based on. Where the booking has another stay by then, nothing is changed. */
export const seenStay = z
  .object({ ...stayDates, guests: Numeric })
  .optional()
  .meta({ description: 'The dates and guests that the booking had when the change was chosen.' });

/** What a booking would cost with other dates or guests. */
export const StayChangeTerms = z.object({
  totalPrice: z.number().meta({ description: 'The price of the stay, with taxes and fees.' }),
  lines: z.array(PriceLine).optional().meta({ description: 'What the nights cost, as of a booking.' }),
  adjustments: z.array(PriceAdjustment).optional().meta({
    description: 'What the price of the nights is raised or lowered by, as of a booking.',
  }),
  taxes: z.array(TaxAmount).optional().meta({ description: 'The taxes and fees, as of a booking.' }),
  offer: AppliedOffer.optional().meta({ description: 'The offer that the price has, as of a booking.' }),
  plan: AppliedPlan.optional().meta({ description: 'The rate plan of the booking, if it is on one.' }),
  promotion: AppliedCode.optional().meta({ description: 'The promotion code of the booking, if it has one.' }),
  refund: z.number().meta({ description: 'What goes back to the card.' }),
  owed: z.number().meta({ description: 'What is still to be paid.' }),
  currency: z.string().meta({ description: 'The currency of the amounts (ISO 4217).' }),
  freeCancellationUntil: z.iso.datetime().meta({ description: 'The end of free cancellation.' }),
});
