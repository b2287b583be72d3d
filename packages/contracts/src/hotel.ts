import { hotelAmenities } from '@wayhouse/domain/hotel-amenities';
import { languages } from '@wayhouse/domain/languages';
import { z } from 'zod';
import { CancellationPolicy } from './cancellation-policy.js';
import { PriceCurrency } from './currency.js';
import { HotelTimes } from './hotel-times.js';
import { RatePlan } from './rate-plans.js';
import { Room } from './room.js';
import { Tax } from './taxes.js';

/** Of fields that owners enter and guests see. Each field names its own, so that the builds of pages strip it. */
export const described = {
  description: 'What guests read about the hotel.',
  email: 'An email address of the hotel. Guests do not see it.',
  latitude: 'Where the hotel is, in degrees north.',
  longitude: 'Where the hotel is, in degrees east.',
  amenities: 'What the hotel offers beside its rooms.',
  languages: 'The languages that are spoken at the hotel, as ISO 639-1 codes.',
};

/** What the owner enters of a hotel beyond what it was registered with, as responses have it. */
export const hotelDetails = {
  description: z.string().meta({ description: described.description }),
  latitude: z.number().optional().meta({ description: described.latitude }),
  longitude: z.number().optional().meta({ description: described.longitude }),
  amenities: z.array(z.enum(hotelAmenities)).meta({ description: described.amenities }),
  languages: z.array(z.enum(languages)).meta({ description: described.languages }),
  ...HotelTimes,
  currency: PriceCurrency,
};

/** On which terms its rooms are booked, as responses have it. */
export const hotelTerms = {
  taxes: z.array(Tax).optional().meta({ description: 'Its taxes and fees; absent if there are none.' }),
  cancellationPolicy: CancellationPolicy.optional().meta({
    description: 'Its terms of cancelling; absent if they are those of the house.',
  }),
  plans: z.array(RatePlan).optional().meta({ description: 'Its rate plans; absent if there are none.' }),
};

export const Hotel = z
  .object({
    _id: z.string().meta({ description: 'The hotel’s id.' }),
    slug: z.string().meta({ description: 'The end of the address of the hotel’s page.' }),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    ...hotelDetails,
    ...hotelTerms,
    owner: Room.shape.hotel.shape.owner,
    images: Room.shape.images.meta({
      description: 'Photos of the hotel itself, then of its rooms, as in `images` of a room.',
    }),
    rooms: z.number().meta({ description: 'How many of its rooms can be booked at all.' }),
    pricePerNight: z.number().optional().meta({ description: 'The price of the cheapest of them.' }),
  })
  .meta({ id: 'Hotel', description: 'A hotel as guests see it.' });
export type Hotel = z.output<typeof Hotel>;
