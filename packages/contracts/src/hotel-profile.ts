import { hotelAmenities } from '@wayhouse/domain/hotel-amenities';
import { checkInTimes, checkOutTimes } from '@wayhouse/domain/hotel-time';
import { languages } from '@wayhouse/domain/languages';
import { limits } from '@wayhouse/domain/limits';
import { staffRoles } from '@wayhouse/domain/staff-roles';
import { offerIds } from '@wayhouse/domain/rates/offers';
import { z } from 'zod';
import { registerHotel } from './calls/account-calls.js';
import { Email, line, text } from './fields.js';
import { described, hotelDetails, hotelTerms } from './hotel.js';
import { describedTimes } from './hotel-times.js';
import { describedLegalFacts, LegalFacts } from './legal-facts.js';
import { Room } from './room.js';

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];

/** All that the owner enters. What may be left empty may be left out. */
export const hotelForm = {
  ...registerHotel.input.shape,
  description: text(limits.hotelDescription, 0).default('').meta({ description: described.description }),
  email: Email.optional().meta({ description: described.email }),
  latitude: z.number().min(-90).max(90).optional().meta({ description: described.latitude }),
  longitude: z.number().min(-180).max(180).optional().meta({ description: described.longitude }),
  amenities: z
    .array(z.enum(hotelAmenities))
    .max(hotelAmenities.length)
    .transform(unique)
    .default([])
    .meta({ description: described.amenities }),
  languages: z
    .array(z.enum(languages))
    .max(languages.length)
    .transform(unique)
    .default([])
    .meta({ description: described.languages }),
  checkInFrom: z.enum(checkInTimes).optional().meta({ description: describedTimes.checkInFrom }),
  checkOutUntil: z.enum(checkOutTimes).optional().meta({ description: describedTimes.checkOutUntil }),
  legalName: line(limits.company).optional().meta({ description: describedLegalFacts.legalName }),
  legalAddress: line(limits.address).optional().meta({ description: describedLegalFacts.legalAddress }),
  hotelTaxNumber: line(limits.taxNumber).optional().meta({ description: describedLegalFacts.hotelTaxNumber }),
};
export type HotelForm = z.output<z.ZodObject<typeof hotelForm>>;

export const HotelProfile = z
  .object({
    _id: z.string().meta({ description: 'The hotel’s id.' }),
    version: z.number().meta({ description: 'Incremented by every change. Send it back when you change the hotel.' }),
    role: z.enum(staffRoles).meta({ description: 'Your role at the hotel.' }),
    slug: z
      .string()
      .meta({ description: 'The end of the address of the hotel’s page. It stays when the hotel is renamed.' }),
    name: z.string(),
    contact: z.string().meta({ description: 'The phone number for guests.' }),
    address: z.string(),
    city: z.string(),
    email: z.string().optional().meta({ description: described.email }),
    ...hotelDetails,
    ...LegalFacts,
    images: Room.shape.images.optional().meta({
      description: 'The photos of the hotel itself, as in `images` of a room; absent if there are none.',
    }),
    closedBy: z.enum(['owner', 'operator']).optional().meta({
      description: 'Who has closed it; absent while it is open. What an operator has closed its owner cannot open.',
    }),
    ...hotelTerms,
    offers: z
      .array(z.enum(offerIds))
      .optional()
      .meta({ description: 'The offers of the house that it takes part in; absent if there are none.' }),
  })
  .meta({ id: 'HotelProfile', description: 'A hotel as its owner sees it.' });
export type HotelProfile = z.output<typeof HotelProfile>;
