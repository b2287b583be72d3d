import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as rooms from '@wayhouse/contracts/calls/room-search-calls';
import { showRoom } from '@wayhouse/contracts/calls/room-calls';
import { choiceNames, type RoomFacets, roomFilters } from '@wayhouse/contracts/room-filters';
import { exampleFoundHotel, exampleIds, exampleRoom } from './examples.js';

const group = 'Rooms';
const errors = {
  'rule-broken':
    'Only one of the dates is given, `checkOut` is not after `checkIn`, or a date is in the past or too far ahead.',
};
const exampleSearch = { destination: 'Jaipur', checkIn: '2027-03-12', checkOut: '2027-03-15', guests: 2 };

/** One room for each option but the first, which is a single bed and too small for the example’s guests. */
const exampleFacets = Object.fromEntries(
  choiceNames.map((name) => [
    name,
    Object.fromEntries(roomFilters[name].options.map((option, at) => [option, at ? 1 : 0])),
  ]),
) as RoomFacets;

export const roomSearchDocs = {
  listRooms: documentCall(rooms.listRooms, {
    group,
    summary: 'Search for rooms',
    description: `Without parameters, returns the first ${limits.resultsPerPage} rooms, newest first. All parameters are optional filters.`,
    errors,
    example: {
      input: { ...exampleSearch, roomType: ['Double Bed', 'Family Suite'], sort: 'price-asc' as const, limit: 20 },
      response: { rooms: [exampleRoom], total: 1 },
    },
  }),
  listHotels: documentCall(rooms.listHotels, {
    group,
    summary: 'Search for hotels',
    description:
      'The hotels of the rooms that the same search for rooms returns, each once, with its cheapest one of them; with dates, that in which the stay costs least. By price they are in the order of the least price of a night that one of these rooms has, and the newest first in that of their newest room.',
    errors,
    example: {
      input: { ...exampleSearch, sort: 'price-asc' as const, limit: 20 },
      response: { hotels: [exampleFoundHotel], total: 1 },
    },
  }),
  countRoomFacets: documentCall(rooms.countRoomFacets, {
    group,
    summary: 'Count rooms per filter option',
    description:
      'How many rooms each filter option would return, given all other filters except those of its own group.',
    errors,
    example: {
      input: exampleSearch,
      response: exampleFacets,
    },
  }),
  recommendRooms: documentCall(rooms.recommendRooms, {
    group,
    summary: 'List recommended rooms',
    description: `The most booked rooms, of a destination or of all, with at least ${limits.largePhotos} photos of ${limits.largePhotoPixels} pixels or more, of as many hotels as possible.`,
    example: { input: { limit: 8 }, response: { rooms: [exampleRoom] } },
  }),
  listDestinations: documentCall(rooms.listDestinations, {
    group,
    summary: 'List destinations',
    description: 'Every city that has rooms which can be booked, the most booked first.',
    example: {
      input: {},
      response: {
        destinations: [
          { city: exampleRoom.hotel.city, country: 'India', rooms: 4, image: exampleRoom.images[0]! },
          { city: 'Lisbon', country: 'Portugal', rooms: 3 },
        ],
      },
    },
  }),
  showRoom: documentCall(showRoom, {
    group,
    summary: 'Get a room',
    description: 'The room with its hotel, whether it can be booked or not.',
    errors: { 'not-found': 'The room does not exist.' },
    example: { input: { id: exampleIds.room }, response: { room: exampleRoom } },
  }),
};
