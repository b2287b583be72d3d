import { z } from 'zod';
import { limits } from '@wayhouse/domain/limits';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { defineCall } from '../call.js';
import { CancellationPolicyForm } from '../cancellation-policy.js';
import { Id } from '../fields.js';
import { hotelForm, HotelProfile } from '../hotel-profile.js';
import { problem } from '../input-problem.js';
import { RatePlansForm } from '../rate-plans.js';
import { TaxForm } from '../taxes.js';

type Coordinates = { latitude?: number; longitude?: number };
const withBothCoordinates = <Schema extends z.ZodType<Coordinates>>(schema: Schema) =>
  schema.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    ...problem('both-coordinates-or-none'),
    path: ['longitude'],
  });

/** The hotels of the caller, the first one first. */
export const listOwnHotels = defineCall({
  method: 'GET',
  path: '/api/hotels/owner/all',
  access: 'viewer',
  input: z.object({}),
  response: z.object({
    hotels: z
      .array(HotelProfile)
      .meta({ description: 'The hotels that you own, then those where you are a member of the staff.' }),
  }),
});

/** Adds another hotel to those of the caller. */
export const addHotel = defineCall({
  method: 'POST',
  path: '/api/hotels/another',
  access: 'owner',
  input: withBothCoordinates(
    z.object({
      ...hotelForm,
      key: Id.optional().meta({
        description:
          'An idempotency key of your choice. Sending the form again with the same key returns the hotel it added the first time.',
      }),
    }),
  ),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});

/** Replaces all that the owner enters of the hotel. */
export const changeHotel = defineCall({
  method: 'POST',
  path: '/api/hotels/owner/:id',
  access: 'manager',
  input: withBothCoordinates(
    z.object({
      id: Id.meta({ description: 'The hotel’s id.' }),
      version: z.int().min(1).meta({ description: 'The `version` that your edit is based on.' }),
      ...hotelForm,
    }),
  ),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});

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
    cancellationPolicy: CancellationPolicyForm.meta({
      description: 'The terms of cancelling a booking on the standard terms, and on plans without terms of their own.',
    }),
    plans: RatePlansForm.meta({
      description: `All rate plans of the hotel, at most ${limits.plans}, as guests see them in order.`,
    }),
  }),
  response: z.object({ message: z.string(), hotel: HotelProfile }),
});
