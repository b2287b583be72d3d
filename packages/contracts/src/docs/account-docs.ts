import { documentCall } from '../call-docs.js';
import * as accounts from '../calls/account-calls.js';
import { exampleIds } from './examples.js';

export const accountDocs = {
  showUser: documentCall(accounts.showUser, {
    group: 'Account',
    summary: 'Get the signed-in user',
    example: { input: {}, response: { role: 'user' as const, recentSearchedCities: ['Goa', 'Jaipur'] } },
  }),
  storeRecentSearch: documentCall(accounts.storeRecentSearch, {
    group: 'Account',
    summary: 'Store a recent search',
    description: 'Stores the last three cities. A city that is searched again becomes the newest.',
    example: {
      input: { recentSearchedCity: 'Jaipur' },
      response: { message: 'Search stored.', recentSearchedCities: ['Goa', 'Jaipur'] },
    },
  }),
  registerHotel: documentCall(accounts.registerHotel, {
    group: 'Account',
    summary: 'Register a hotel',
    description: 'Registers a hotel and makes the caller its owner. An owner has one hotel.',
    errors: { 'already-registered': 'The caller has already registered a hotel.' },
    example: {
      input: { name: 'Amber Court', contact: '+91 141 555 0100', address: '1 Fort Road', city: 'Jaipur' },
      response: {
        message: 'Your hotel is registered. Welcome to Wayhouse!',
        hotel: { _id: exampleIds.hotel, name: 'Amber Court' },
      },
    },
  }),
};
