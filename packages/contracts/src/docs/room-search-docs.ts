import { describeCall } from '../call-docs.js';
import * as rooms from '../calls/room-search-calls.js';
import { showRoom } from '../calls/room-calls.js';
import { exampleIds, exampleRoom } from './examples.js';

const group = 'Rooms';
const search = {
  destination: 'A city or a part of its name, in any spelling of upper and lower case.',
  checkIn: 'The day of arrival; rooms that are taken in any of the nights are left out. Needs `checkOut`.',
  checkOut: 'The day of departure, at most 30 nights after the arrival.',
  guests: 'How many people; rooms that sleep fewer are left out.',
  roomType: 'One or several room types.',
  price: 'One or several price bands, in currency units a night.',
};
const refusals = {
  'rule-broken': 'One date without the other, an order of dates that cannot be, a day in the past or too far ahead.',
};
const exampleSearch = { destination: 'Jaipur', checkIn: '2027-03-12', checkOut: '2027-03-15', guests: 2 };

export const roomDocs = {
  listRooms: describeCall(rooms.listRooms, {
    group,
    summary: 'Search rooms',
    description:
      'Without parameters: the first 100 rooms, newest first. All parameters narrow the search; leave out what does not matter.',
    fields: {
      ...search,
      sort: 'The order of the list.',
      cursor: 'The `nextCursor` of the page before.',
      limit: 'How many rooms a page has.',
    },
    returns: {
      rooms: 'The rooms of this page.',
      total: 'How many rooms fit the search, on all pages.',
      nextCursor: 'There while more rooms follow: send it as `cursor` to get them.',
    },
    refusals,
    example: {
      input: { ...exampleSearch, roomType: ['Double Bed', 'Family Suite'], sort: 'price-asc' as const, limit: 20 },
      answer: { rooms: [exampleRoom], total: 1 },
    },
  }),
  countRooms: describeCall(rooms.countRooms, {
    group,
    summary: 'Count rooms for each filter',
    description:
      'How many rooms each option of a filter would show. An option counts what fits all other choices, without those of its own group.',
    fields: search,
    returns: { roomType: 'Rooms of each type.', price: 'Rooms in each price band.' },
    refusals,
    example: {
      input: exampleSearch,
      answer: {
        roomType: { 'Single Bed': 0, 'Double Bed': 1, 'Luxury Room': 0, 'Family Suite': 0 },
        price: { '0-500': 1, '500-1000': 0, '1000-2000': 0, '2000-3000': 0 },
      },
    },
  }),
  showRoom: describeCall(showRoom, {
    group,
    summary: 'Show a room',
    fields: { id: 'The room.' },
    refusals: { 'not-found': 'There is no such room.' },
    example: { input: { id: exampleIds.room }, answer: { room: exampleRoom } },
  }),
};
