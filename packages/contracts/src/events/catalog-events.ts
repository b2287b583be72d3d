import { z } from 'zod';
import { currencies } from '@wayhouse/domain/money';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { weekdays } from '@wayhouse/domain/rates/weekday';
import { roomTypes } from '@wayhouse/domain/room-types';
import { memberRoles } from '@wayhouse/domain/staff-roles';
import { defineEvent, Version } from './event.js';
import { CancellationPolicy } from '../cancellation-policy.js';
import { HotelTimes } from './hotel-times.js';
import { TaxRule } from './tax-rule.js';

/** `addedAt` is when it was added to the hotels of its owner; the first one of an owner has none. */
const HotelFacts = z.object({
  hotelId: z.string(),
  version: Version,
  ownerId: z.string(),
  addedAt: z.iso.datetime().optional(),
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  city: z.string(),
  /** As far as it has entered them. */
  legalName: z.string().optional(),
  legalAddress: z.string().optional(),
  hotelTaxNumber: z.string().optional(),
  /** An operator has closed it. */
  isClosedByOperator: z.literal(true).optional(),
});

export const hotelRegistered = defineEvent({ type: 'hotel.registered.v1', data: HotelFacts });
export const hotelChanged = defineEvent({ type: 'hotel.changed.v1', data: HotelFacts });
export type HotelFacts = z.output<typeof HotelFacts>;

const RateRule = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  weekdays: z.array(z.enum(weekdays)).optional(),
  nightMinor: z.int().positive().optional(),
  minNights: z.int().positive().optional(),
  maxNights: z.int().positive().optional(),
  noArrival: z.boolean().optional(),
  noDeparture: z.boolean().optional(),
});

const RatePlan = z.object({
  id: z.string(),
  name: z.string(),
  percentOff: z.int().min(0),
  surchargeMinor: z.int().positive().optional(),
  cancellationPolicy: CancellationPolicy.optional(),
});

/** `nightMinor` is the price of a night in minor units, other than `rates` say; without `units` there is one. */
const RoomFacts = z.object({
  roomId: z.string(),
  version: Version,
  hotelId: z.string(),
  ownerId: z.string(),
  hotelName: z.string(),
  address: z.string(),
  city: z.string(),
  ...HotelTimes,
  roomType: z.enum(roomTypes),
  /** Where its hotel has given it one beside its type. */
  roomName: z.string().optional(),
  /** How many of its guests may be adults; absent where all of them may. */
  mostAdults: z.int().positive().optional(),
  nightMinor: z.int().positive(),
  /** That of its amounts, where its hotel has chosen one. */
  currency: z.enum(currencies).optional(),
  units: z.int().positive().optional(),
  rates: z.array(RateRule).optional(),
  furtherGuests: z.object({ included: z.int().positive(), eachMinor: z.int().positive() }).optional(),
  taxes: z.array(TaxRule).optional(),
  /** The offers of the house for it that its hotel takes part in. */
  offers: z.array(z.enum(offerIds)).optional(),
  /** That of its hotel, where it has one of its own. */
  cancellationPolicy: CancellationPolicy.optional(),
  /** The rate plans for it. */
  plans: z.array(RatePlan).optional(),
  bookingWindow: z.object({ leadDays: z.int().min(0).optional(), daysAhead: z.int().positive().optional() }).optional(),
  images: z.array(z.string()),
  isAvailable: z.boolean(),
  /** Copies from before it was published have none until their next event. */
  createdAt: z.iso.datetime().optional(),
});

export const roomListed = defineEvent({ type: 'room.listed.v1', data: RoomFacts });
export const roomChanged = defineEvent({ type: 'room.changed.v1', data: RoomFacts });
/**
 * What an account may do at a hotel that it does not own. `role` is null once it is no member of the staff any more, and `name` is
 * empty once it is deleted.
 */
export const staffChanged = defineEvent({
  type: 'staff.changed.v1',
  data: z.object({
    hotelId: z.string(),
    userId: z.string(),
    version: Version,
    role: z.enum(memberRoles).nullable(),
    name: z.string(),
  }),
});

/** The owner of a hotel has invited somebody. Deleted once it is sent, as it has an address of somebody who has not agreed. */
export const memberInvited = defineEvent({
  type: 'member.invited.v1',
  data: z.object({
    hotelId: z.string(),
    hotelName: z.string(),
    invitedBy: z.string(),
    email: z.string(),
    role: z.enum(memberRoles),
    endsAt: z.iso.datetime(),
    locale: z.string(),
  }),
  isRetained: false,
});

export type RoomFacts = z.output<typeof RoomFacts>;
