import { z } from 'zod';
import { defineCall } from '../call.js';
import { cityNames } from '@wayhouse/domain/cities';
import { limits } from '@wayhouse/domain/limits';
import { Currency } from '../currency.js';
import { Phone, line, text } from '../fields.js';
import { problem } from '../input-problem.js';

const roles = ['user', 'hotelOwner'] as const;

const recentSearchedCities = z.array(z.string()).meta({ description: 'The last three cities searched, newest last.' });

export const showUser = defineCall({
  method: 'GET',
  path: '/api/user',
  access: 'guest',
  input: z.object({}),
  response: z.object({
    role: z.enum(roles).meta({ description: '`hotelOwner` if the user has registered a hotel, otherwise `user`.' }),
    isStaff: z
      .literal(true)
      .optional()
      .meta({ description: 'Present if the user is a member of the staff of somebody else’s hotel.' }),
    recentSearchedCities,
  }),
});

export const storeRecentSearch = defineCall({
  method: 'POST',
  path: '/api/user/store-recent-search',
  access: 'guest',
  input: z.object({ recentSearchedCity: text(limits.city).meta({ description: 'The city as entered by the user.' }) }),
  response: z.object({ message: z.string(), recentSearchedCities }),
});

const OwnHotel = z.object({ _id: z.string(), name: z.string() });

export const showOwnHotel = defineCall({
  method: 'GET',
  path: '/api/hotels/owner',
  access: 'viewer',
  input: z.object({}),
  response: z.object({ hotel: OwnHotel }),
});

/** Registers the first hotel of the caller, who becomes its owner. */
export const registerHotel = defineCall({
  method: 'POST',
  path: '/api/hotels',
  access: 'guest',
  input: z.object({
    name: line(limits.name).meta({ description: 'The hotel’s name, shown to guests.' }),
    contact: Phone.meta({ description: 'A phone number for guests.' }),
    address: line(limits.address).meta({ description: 'The street address.' }),
    city: z.enum(cityNames, problem('city-not-listed')).meta({ description: 'One of the supported cities.' }),
    currency: Currency.meta({
      description:
        'The currency of the hotel’s prices: the site’s or, where the site has its rate, that of the city. Without it a new hotel has the site’s, and a change leaves it as it is. It stays once there are rooms, or amounts among taxes, fees and rate plans.',
    }),
  }),
  response: z.object({ message: z.string(), hotel: OwnHotel }),
});
