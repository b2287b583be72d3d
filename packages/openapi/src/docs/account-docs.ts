import { documentCall } from '../call-docs.js';
import * as accounts from '@wayhouse/contracts/calls/account-calls';
import { tooManyRequests } from './error-responses.js';
import { exampleIds } from './examples.js';

export const accountDocs = {
  showUser: documentCall(accounts.showUser, {
    group: 'Account',
    summary: 'Get the signed-in user',
    description:
      'The role of the caller, whether the caller works at a hotel of somebody else, and the cities that the caller has searched last.',
    example: {
      input: {},
      response: { role: 'user' as const, recentSearchedCities: ['Goa', 'Jaipur'] },
    },
  }),
  storeRecentSearch: documentCall(accounts.storeRecentSearch, {
    group: 'Account',
    summary: 'Store a recent search',
    description: 'Stores the last three cities. A city that is searched again becomes the newest.',
    confirmation: 'searchStored',
    example: {
      input: { recentSearchedCity: 'Jaipur' },
      response: { recentSearchedCities: ['Goa', 'Jaipur'] },
    },
  }),
  showOwnHotel: documentCall(accounts.showOwnHotel, {
    group: 'Account',
    summary: 'Get your first hotel',
    description: 'The first hotel of the caller.',
    example: { input: {}, response: { hotel: { _id: exampleIds.hotel, name: 'Amber Court' } } },
  }),
  registerHotel: documentCall(accounts.registerHotel, {
    group: 'Account',
    summary: 'Register a hotel',
    description:
      'Registers the first hotel of the caller, who becomes its owner. Owners add others with `POST /api/hotels/another`.',
    errors: {
      'already-registered': 'The caller has already registered a hotel.',
      'rule-broken': 'A hotel in this city cannot have its prices in this currency.',
      'too-many-requests': `${tooManyRequests.when} Or many hotels were registered from one network today, or by all within the hour.`,
    },
    confirmation: 'hotelRegistered',
    example: {
      input: { name: 'Amber Court', contact: '+91 141 555 0100', address: '1 Fort Road', city: 'Jaipur' },
      response: {
        hotel: { _id: exampleIds.hotel, name: 'Amber Court' },
      },
    },
  }),
};
