import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { defineCall } from '../call.js';
import { CancellationPolicyForm, RatePlansForm } from '../rate-plans-form.js';
import { Id } from '../fields.js';
import { HotelProfile } from '../hotel-profile.js';
import { TaxForm } from '../taxes.js';

/** Replaces all taxes and fees of the hotel. */
export const changeTaxes = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/taxes',
  access: 'owner',
  input: z.object({
    id: Id.meta({ description: 'The hotel’s id.' }),
    version: z.int().min(1).meta({ description: 'The `version` that your edit is based on.' }),
    taxes: z
      .array(TaxForm)
      .max(limits.taxes)
      .meta({ description: `All taxes and fees of the hotel, at most ${limits.taxes}, as guests see them in order.` }),
  }),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});

/** Sets which offers of the house the hotel takes part in. */
export const changeOffers = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/offers',
  access: 'manager',
  input: z.object({
    id: Id.meta({ description: 'The hotel’s id.' }),
    version: z.int().min(1).meta({ description: 'The `version` that your edit is based on.' }),
    offers: z
      .array(z.enum(offerIds))
      .max(offerIds.length)
      .transform((ids) => offerIds.filter((id) => ids.includes(id)))
      .meta({ description: 'All offers that the hotel takes part in; none leaves all.' }),
  }),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});

/** Replaces the terms of cancelling and all rate plans of the hotel. */
export const changeRatePlans = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id/rate-plans',
  access: 'manager',
  input: z.object({
    id: Id.meta({ description: 'The hotel’s id.' }),
    version: z.int().min(1).meta({ description: 'The `version` that your edit is based on.' }),
    cancellationPolicy: CancellationPolicyForm.optional().meta({
      description:
        'The terms of cancelling a booking on the standard terms, and on plans without terms of their own. Without them, those of the house.',
    }),
    plans: RatePlansForm.meta({
      description: `All rate plans of the hotel, at most ${limits.plans}, as guests see them in order.`,
    }),
  }),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});
