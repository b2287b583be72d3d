import { z } from 'zod';
import { defineCall } from '../call.js';
import { cityNames } from '@wayhouse/domain/cities';
import { Phone, text } from '../fields.js';
import { problem } from '../input-problem.js';
import { limits } from '../limits.js';

export const roles = ['user', 'hotelOwner'] as const;

/** The caller's role and the last three cities searched, newest last. */
export const showUser = defineCall({
  method: 'GET',
  path: '/api/user',
  access: 'guest',
  input: z.object({}),
  response: z.object({ role: z.enum(roles), recentSearchedCities: z.array(z.string()) }),
});

export const storeRecentSearch = defineCall({
  method: 'POST',
  path: '/api/user/store-recent-search',
  access: 'guest',
  input: z.object({ recentSearchedCity: text(limits.city) }),
  response: z.object({ message: z.string(), recentSearchedCities: z.array(z.string()) }),
});

/** Registers a hotel and makes the caller its owner. An owner has one hotel. */
export const registerHotel = defineCall({
  method: 'POST',
  path: '/api/hotels',
  access: 'guest',
  input: z.object({
    name: text(limits.name),
    contact: Phone,
    address: text(limits.address),
    city: z.enum(cityNames, problem('city-not-listed')),
  }),
  response: z.object({ message: z.string(), hotel: z.object({ _id: z.string(), name: z.string() }) }),
});
