import { z } from 'zod';
import { defineCall } from '../call.js';
import { cityNames } from '../cities.js';
import { Phone, text } from '../fields.js';
import { limits } from '../limits.js';

export const roles = ['user', 'hotelOwner'] as const;

/** The caller's role and the last three cities searched, newest last. */
export const showUser = defineCall({
  method: 'GET',
  path: '/api/user',
  who: 'guest',
  input: z.object({}),
  answer: z.object({ role: z.enum(roles), recentSearchedCities: z.array(z.string()) }),
});

export const storeRecentSearch = defineCall({
  method: 'POST',
  path: '/api/user/store-recent-search',
  who: 'guest',
  input: z.object({ recentSearchedCity: text(limits.city) }),
  answer: z.object({ message: z.string(), recentSearchedCities: z.array(z.string()) }),
});

/** Makes the caller a hotel owner. One hotel an owner. */
export const registerHotel = defineCall({
  method: 'POST',
  path: '/api/hotels',
  who: 'guest',
  input: z.object({
    name: text(limits.name),
    contact: Phone,
    address: text(limits.address),
    city: z.enum(cityNames, { error: 'Choose a city from the list' }),
  }),
  answer: z.object({ message: z.string(), hotel: z.object({ _id: z.string(), name: z.string() }) }),
});
