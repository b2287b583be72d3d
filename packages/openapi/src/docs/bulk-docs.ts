import * as bulk from '@wayhouse/contracts/calls/bulk-calls';
import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds, exampleOwnRoom, exampleRates } from './examples.js';

const ownRooms = {
  'not-found': 'The hotel does not exist, or the caller has no role there, or one of the rooms is none of it.',
  'too-many-requests': tooManyCalls,
} as const;
const hotel = exampleIds.hotel;

export const bulkDocs = {
  changeRatesOfRooms: documentCall(bulk.changeRatesOfRooms, {
    group: 'Your rooms',
    summary: 'Add a rate to several rooms, or take rates off',
    description:
      'All rooms are changed or none. In each room the rate takes the place of all that have its name, and comes last; so the same change twice is the same as once, and a room in which nothing changes needs no current version. With `percent` each room gets a price of its own, rounded half up. Existing bookings are not affected.',
    errors: {
      ...ownRooms,
      'edit-conflict':
        'A room was changed after the version your edit is based on; the message names it. Nothing was saved.',
      'rule-broken': `A period ends before it begins, \`maxNights\` is less than \`minNights\`, the rate has neither a price nor a restriction, a room is named twice or would have more than ${limits.rates} rates, or its price would be less than a card can be charged or too high; the message names the room.`,
    },
    confirmation: 'ratesChanged',
    example: {
      input: {
        hotel,
        rooms: [{ id: exampleIds.room, version: 1 }],
        rate: { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 140 },
        mode: 'add',
      },
      response: { rooms: [{ ...exampleOwnRoom, isLeastPrice: true, rates: [exampleRates[0]!], version: 2 }] },
    },
  }),
  changeAvailabilityOfRooms: documentCall(bulk.changeAvailabilityOfRooms, {
    group: 'Your rooms',
    summary: 'Change the availability of several rooms',
    description:
      'All rooms are changed or none. Unavailable rooms are hidden from guests and cannot be booked. Existing bookings are not affected.',
    errors: { ...ownRooms, 'rule-broken': 'A room is named twice.' },
    confirmation: 'availabilityChanged',
    example: {
      input: { hotel, rooms: [exampleIds.room], isAvailable: false },
      response: { rooms: [{ ...exampleOwnRoom, isAvailable: false, version: 2 }] },
    },
  }),
  changeNightsOfRooms: documentCall(bulk.changeNightsOfRooms, {
    group: 'Your calendar',
    summary: 'Block or unblock nights of several rooms',
    description:
      'Each room is changed by itself, with all of its units: all of the nights or none. Rooms in which one of the nights is booked, or one unit is blocked by itself, stay as they are and are listed in `refused`; the others are blocked. Nights before the hotel’s today are not unblocked. The same change twice is the same as once.',
    errors: {
      ...ownRooms,
      'rule-broken': `\`to\` is not after \`from\`, the period is longer than ${limits.daysAhead} nights or has none of the \`weekdays\`, some nights to block are in the past, a room is named twice, or there are more than ${limits.nightsAtOnce} nights of all units together.`,
    },
    confirmation: 'nightsBlocked',
    example: {
      input: {
        hotel,
        rooms: [exampleIds.room],
        mode: 'block',
        from: '2027-03-20',
        to: '2027-03-22',
        reason: 'New carpet',
      },
      response: { refused: [] },
    },
  }),
};
