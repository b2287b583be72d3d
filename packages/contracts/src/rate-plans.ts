import { roomTypes } from '@wayhouse/domain/room-types';
import { z } from 'zod';
import { CancellationPolicy } from './cancellation-policy.js';
import { Id } from './fields.js';

/** Of the fields of a plan. */
export const planDescriptions = {
  id: 'The plan’s id, which a booking on it names.',
  name: 'What guests see it as.',
  percentOff: 'What it takes off the price of each night, as a percentage.',
  surcharge: 'What it adds for each guest and night, in currency units.',
  policy: 'The terms of cancelling on it; those of the hotel if it has none of its own.',
  roomTypes: 'The types of room that it is for; all if there are none.',
};

/** Terms on which a room can be booked beside its standard ones. */
export const RatePlan = z.object({
  id: z.string().meta({ description: planDescriptions.id }),
  name: z.string().meta({ description: planDescriptions.name }),
  percentOff: z.number().meta({ description: planDescriptions.percentOff }),
  surcharge: z.number().optional().meta({ description: planDescriptions.surcharge }),
  cancellationPolicy: CancellationPolicy.optional().meta({ description: planDescriptions.policy }),
  roomTypes: z.array(z.enum(roomTypes)).optional().meta({ description: planDescriptions.roomTypes }),
});
export type RatePlan = z.output<typeof RatePlan>;

/** The plan that a booking was made on. */
export const AppliedPlan = z.object({
  id: z.string(),
  name: z.string().meta({ description: planDescriptions.name }),
  percentOff: z.number().meta({ description: planDescriptions.percentOff }),
});

/** Of a call that books. */
export const PlanId = Id.optional().meta({
  description: 'The id of the rate plan of the room to book on. Without it, on the standard terms.',
});
