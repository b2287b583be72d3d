import { documentCall } from '../call-docs.js';
import * as rooms from '../calls/room-search-calls.js';
import { showRoom } from '../calls/room-calls.js';
import { exampleIds, exampleRoom } from './examples.js';

const group = 'Rooms';
const search = {
  destination: 'A city or part of its name, case-insensitive.',
  checkIn: 'The day of arrival. Only rooms that are free on all nights are returned. Requires `checkOut`.',
  checkOut: 'The day of departure, at most 30 nights after `checkIn`.',
  guests: 'The number of guests. Only rooms with sufficient capacity are returned.',
  roomType: 'One or more room types.',
  price: 'One or more price bands, in currency units per night.',
};
const errors = {
  'rule-broken':
    'Only one of the dates is given, `checkOut` is not after `checkIn`, or a date is in the past or too far ahead.',
};
const exampleSearch = { destination: 'Jaipur', checkIn: '2027-03-12', checkOut: '2027-03-15', guests: 2 };

export const roomSearchDocs = {
  listRooms: documentCall(rooms.listRooms, {
    group,
    summary: 'Search for rooms',
    description: 'Without parameters, returns the first 100 rooms, newest first. All parameters are optional filters.',
    fields: {
      ...search,
      sort: 'The sort order.',
      cursor: 'The `nextCursor` of the previous page.',
      limit: 'The number of rooms per page.',
    },
    returns: {
      rooms: 'The rooms on this page.',
      total: 'The number of matching rooms on all pages.',
      nextCursor: 'Present if there are more rooms: pass it as `cursor` to get the next page.',
    },
    errors,
    example: {
      input: { ...exampleSearch, roomType: ['Double Bed', 'Family Suite'], sort: 'price-asc' as const, limit: 20 },
      response: { rooms: [exampleRoom], total: 1 },
    },
  }),
  countRoomFacets: documentCall(rooms.countRoomFacets, {
    group,
    summary: 'Count rooms per filter option',
    description:
      'How many rooms each filter option would return, given all other filters except those of its own group.',
    fields: search,
    returns: { roomType: 'The number of rooms per type.', price: 'The number of rooms per price band.' },
    errors,
    example: {
      input: exampleSearch,
      response: {
        roomType: { 'Single Bed': 0, 'Double Bed': 1, 'Luxury Room': 0, 'Family Suite': 0 },
        price: { '0-500': 1, '500-1000': 0, '1000-2000': 0, '2000-3000': 0 },
      },
    },
  }),
  showRoom: documentCall(showRoom, {
    group,
    summary: 'Get a room',
    fields: { id: 'The room’s id.' },
    errors: { 'not-found': 'The room does not exist.' },
    example: { input: { id: exampleIds.room }, response: { room: exampleRoom } },
  }),
};
