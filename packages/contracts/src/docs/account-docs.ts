import { describeCall } from '../call-docs.js';
import * as accounts from '../calls/account-calls.js';
import { messages } from '../messages.js';
import { exampleIds } from './examples.js';

export const accountDocs = {
  showUser: describeCall(accounts.showUser, {
    group: 'Account',
    summary: 'Show who has signed in',
    fields: {},
    returns: {
      role: '`hotelOwner` once a hotel is registered, `user` before.',
      recentSearchedCities: 'The last three cities searched, newest last.',
    },
    example: { input: {}, answer: { role: 'user' as const, recentSearchedCities: ['Goa', 'Jaipur'] } },
  }),
  storeRecentSearch: describeCall(accounts.storeRecentSearch, {
    group: 'Account',
    summary: 'Remember a searched city',
    description: 'Three are kept. A city that is searched again moves to the end.',
    fields: { recentSearchedCity: 'The city as the guest typed it.' },
    returns: { recentSearchedCities: 'The last three cities searched, newest last.' },
    example: {
      input: { recentSearchedCity: 'Jaipur' },
      answer: { message: messages.searchStored, recentSearchedCities: ['Goa', 'Jaipur'] },
    },
  }),
  registerHotel: describeCall(accounts.registerHotel, {
    group: 'Account',
    summary: 'Register a hotel',
    description: 'Makes who calls a hotel owner. An owner has one hotel.',
    fields: {
      name: 'The hotel’s name as guests read it.',
      contact: 'A telephone number that guests may call.',
      address: 'Street and number.',
      city: 'One of the cities we know.',
    },
    refusals: { 'already-registered': 'This owner has a hotel already.' },
    example: {
      input: { name: 'Amber Court', contact: '+91 141 555 0100', address: '1 Fort Road', city: 'Jaipur' },
      answer: { message: messages.hotelRegistered, hotel: { _id: exampleIds.hotel, name: 'Amber Court' } },
    },
  }),
};
