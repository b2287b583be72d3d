import { limits } from '@wayhouse/domain/limits';
import * as terms from '@wayhouse/contracts/calls/hotel-terms-calls';
import { changeHotelPhotos } from '@wayhouse/contracts/calls/hotel-photo-calls';
import * as hotels from '@wayhouse/contracts/calls/own-hotel-calls';
import { documentCall } from '../call-docs.js';
import { photoRefusals, tooManyCalls, tooManyRequests } from './error-responses.js';
import {
  exampleBooking,
  exampleHotelForm,
  exampleHotelProfile,
  exampleIds,
  examplePlans,
  exampleRoom,
  exampleTaxes,
} from './examples.js';

const group = 'Your hotel';
const exampleBookingPolicy = exampleBooking.cancellationPolicy;

export const ownHotelDocs = {
  listOwnHotels: documentCall(hotels.listOwnHotels, {
    group,
    summary: 'List your hotels',
    description:
      'Lists the hotels that the caller owns, the first one first, then those where the caller is a member of the staff, with all that was entered about them.',
    example: { input: {}, response: { hotels: [exampleHotelProfile] } },
  }),
  addHotel: documentCall(hotels.addHotel, {
    group,
    summary: 'Add another hotel',
    description:
      'Adds a hotel to those of the caller. Calls that take the id of a hotel are about it if they name it, and otherwise about the first one.',
    errors: {
      'edit-conflict':
        'The hotel that was added with this `key` is another one or was changed since. Nothing was added: use another one.',
      'rule-broken': `The caller has ${limits.hotelsPerOwner} hotels, there is a latitude without a longitude, or the other way round, check-out is later than check-in, or a hotel in this city cannot have its prices in this currency.`,
      'too-many-requests': `${tooManyRequests.when} Or many hotels were registered from one network today, or by all within the hour.`,
    },
    confirmation: 'hotelAdded',
    example: {
      input: { ...exampleHotelForm, name: 'Amber Lake House', key: 'lake-house-1' },
      response: {
        hotel: { ...exampleHotelProfile, _id: 'h2k9d1x8', slug: 'amber-lake-house-jaipur', name: 'Amber Lake House' },
      },
    },
  }),
  changeHotel: documentCall(hotels.changeHotel, {
    group,
    summary: 'Update a hotel',
    description:
      'Replaces all that was entered about the hotel; what is left out is empty afterwards, but for the currency. Its rooms show the new name and address at once. Bookings that were made keep the name, the address and the times of then.',
    errors: {
      'not-found': 'The hotel does not exist, or the caller has no role there.',
      'too-many-requests': tooManyCalls,
      'rule-broken':
        'There is a latitude without a longitude, or the other way round, check-out is later than check-in, a hotel in this city cannot have its prices in this currency, or the hotel has rooms or amounts in its currency.',
      'edit-conflict': 'The hotel was changed after the version your edit is based on. Nothing was saved.',
    },
    confirmation: 'hotelChanged',
    example: {
      input: { id: exampleIds.hotel, version: 1, ...exampleHotelForm, address: '3 Fort Road' },
      response: { hotel: { ...exampleHotelProfile, version: 2, address: '3 Fort Road' } },
    },
  }),
  changeHotelPhotos: documentCall(changeHotelPhotos, {
    group,
    summary: 'Replace a hotel’s photos',
    description: `Sets the photos of the hotel itself, at most ${limits.hotelImages}; one request takes at most ${limits.images} files. The hotel’s page shows them before those of its rooms, and a list of hotels shows the first one first. The photos are stored in several sizes and formats.`,
    errors: {
      ...photoRefusals,
      'not-found': 'The hotel does not exist, or the caller has no role there.',
      'too-many-requests': tooManyCalls,
      'rule-broken': `A photo does not belong to the hotel, or there are more than ${limits.hotelImages}.`,
      'edit-conflict': 'The hotel was changed after the version your edit is based on. Nothing was saved.',
    },
    confirmation: 'hotelPhotosChanged',
    example: {
      input: { id: exampleIds.hotel, version: 1, photos: '[0]' },
      fileCount: 1,
      response: { hotel: { ...exampleHotelProfile, version: 2, images: exampleRoom.images.slice(0, 1) } },
    },
  }),
  changeTaxes: documentCall(terms.changeTaxes, {
    group,
    summary: 'Replace a hotel’s taxes and fees',
    description:
      'Sets what stays in all rooms of the hotel cost beside their nights, and what is included in the price of the nights. A percent is rounded half up, each for itself, from the price of all nights: one that is added is of that price, one that is included of what is left of it without all percentages that are. Rooms and search have them at once. Existing bookings are not affected.',
    errors: {
      'not-found': 'The hotel does not exist, or the caller has no role there.',
      'too-many-requests': tooManyCalls,
      'rule-broken': 'A percentage is more than 100.',
      'edit-conflict': 'The hotel was changed after the version your edit is based on. Nothing was saved.',
    },
    confirmation: 'taxesChanged',
    example: {
      input: { id: exampleIds.hotel, version: 1, taxes: exampleTaxes },
      response: { hotel: { ...exampleHotelProfile, version: 2, taxes: exampleTaxes } },
    },
  }),
  changeOffers: documentCall(terms.changeOffers, {
    group,
    summary: 'Choose a hotel’s offers',
    description:
      'Sets which offers of the house the hotel takes part in. Of those that are for the room, the day of booking and the arrival, the one with the most off is off the price of each night. Rooms and search have it at once. Existing bookings are not affected.',
    errors: {
      'not-found': 'The hotel does not exist, or the caller has no role there.',
      'too-many-requests': tooManyCalls,
      'edit-conflict': 'The hotel was changed after the version your edit is based on. Nothing was saved.',
    },
    confirmation: 'offersChanged',
    example: {
      input: { id: exampleIds.hotel, version: 1, offers: ['summer', 'luxury'] },
      response: { hotel: { ...exampleHotelProfile, version: 2, offers: ['summer', 'luxury'] } },
    },
  }),
  changeRatePlans: documentCall(terms.changeRatePlans, {
    group,
    summary: 'Replace a hotel’s cancellation terms and rate plans',
    description:
      'Sets the terms of cancelling, and the rate plans that guests can choose beside the standard terms: each takes a percentage off every night, adds an amount for each guest and night, has terms of cancelling of its own, or all of these. Existing bookings are not affected.',
    errors: {
      'not-found': 'The hotel does not exist, or the caller has no role there.',
      'too-many-requests': tooManyCalls,
      'edit-conflict': 'The hotel was changed after the version your edit is based on. Nothing was saved.',
      'rule-broken': 'Two plans have the same name or id.',
    },
    confirmation: 'ratePlansChanged',
    example: {
      input: { id: exampleIds.hotel, version: 1, cancellationPolicy: exampleBookingPolicy, plans: examplePlans },
      response: {
        hotel: { ...exampleHotelProfile, version: 2, cancellationPolicy: exampleBookingPolicy, plans: examplePlans },
      },
    },
  }),
};
