import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as rooms from '../calls/room-search-calls.js';
import { showRoom } from '../calls/room-calls.js';
import { choiceNames, type RoomFacets, roomFilters } from '../room-filters.js';
import { exampleIds, exampleRoom } from './examples.js';

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
    description: `Without parameters, returns the first ${limits.roomsPerPage} rooms, newest first. All parameters are optional filters.`,
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
    errors,
    example: {
      input: exampleSearch,
      response: exampleFacets,
    },
  }),
  showRoom: documentCall(showRoom, {
    group,
    summary: 'Get a room',
    errors: { 'not-found': 'The room does not exist.' },
    example: { input: { id: exampleIds.room }, response: { room: exampleRoom } },
  }),
};
