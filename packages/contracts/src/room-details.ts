import { z } from 'zod';
import { amenities } from '@wayhouse/domain/amenities';
import { limits } from '@wayhouse/domain/limits';
import { roomTypes } from '@wayhouse/domain/room-types';
import { jsonList, Numeric } from './fields.js';
import { problem } from './input-problem.js';
import { NightPrice } from './rates.js';

/** What the owner enters of a room, as responses have it. */
export const roomDetails = {
  roomType: z.enum(roomTypes).meta({ description: 'The type of room, which determines its capacity.' }),
  pricePerNight: z.number().meta({ description: 'The price per night in currency units.' }),
  amenities: z.array(z.enum(amenities)).meta({ description: 'The room’s amenities.' }),
};

const emptyValues: unknown[] = [undefined, '', 0];
const isZero = (value: unknown) => typeof value === 'string' && Number(value) === 0;

/** Reports a missing or empty value, or a price of 0, with the form's own message, before the value itself is validated. */
const required = <Output, Input>(schema: z.ZodType<Output, Input>) =>
  z
    .custom<Input>((value) => !emptyValues.includes(value) && !isZero(value), {
      ...problem('details-missing'),
      abort: true,
    })
    .pipe(schema);

const amenityList = jsonList(500, 'amenities-not-json')
  .pipe(z.array(z.enum(amenities)).max(amenities.length))
  .transform((chosen) => [...new Set(chosen)]);

/** The same as the owner's form sends it. */
export const roomForm = {
  roomType: required(z.enum(roomTypes)).meta({ description: 'The type of room, which determines its capacity.' }),
  pricePerNight: required(NightPrice).meta({
    description: 'The price per night in currency units, with at most two decimals.',
  }),
  amenities: amenityList.default([]).meta({ description: 'The room’s amenities, as a JSON array.' }),
  units: Numeric.pipe(z.number().int().min(1).max(limits.unitsPerRoom)).optional().meta({
    description:
      'How many such rooms the hotel has, each of which can be booked. Without it a new room is one, and a change leaves their number as it is. With fewer than are booked, bookings stay.',
  }),
};
export type RoomForm = z.output<z.ZodObject<typeof roomForm>>;
export type SentRoomForm = z.input<z.ZodObject<typeof roomForm>>;
