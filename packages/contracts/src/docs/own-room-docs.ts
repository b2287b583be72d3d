import { describeCall } from '../call-docs.js';
import * as rooms from '../calls/room-calls.js';
import { messages } from '../messages.js';
import { exampleIds, exampleOwnRoom, exampleRoom } from './examples.js';

const group = 'Your rooms';
const ownRoom = { 'not-found': 'There is no such room, or it is another hotel’s.' } as const;
const form = {
  roomType: 'What kind of room it is; it says how many people it sleeps.',
  pricePerNight: 'In currency units, with at most two decimals.',
  amenities: 'What the room offers.',
};
const photoRefusals = {
  'too-large': 'A photo is larger than 10 MB.',
  'unsupported-type': 'The form is not multipart, or a file is not a JPEG, PNG, WebP or AVIF.',
} as const;

export const ownRoomDocs = {
  listOwnRooms: describeCall(rooms.listOwnRooms, {
    group,
    summary: 'List your rooms',
    description: 'All rooms of the hotel, also those that are off the market.',
    fields: {},
    example: { input: {}, answer: { rooms: [exampleOwnRoom] } },
  }),
  addRoom: describeCall(rooms.addRoom, {
    group,
    summary: 'List a new room',
    description:
      'Send one to four photos. They are kept in several sizes and formats; the first is the one on the card.',
    fields: {
      ...form,
      key: 'A word of your own. A form that is sent again with the same one answers the room it made the first time.',
    },
    refusals: { ...photoRefusals, 'rule-broken': 'Type, price or photos are missing, or there are too many photos.' },
    leastFiles: 1,
    example: {
      input: {
        roomType: 'Double Bed' as const,
        pricePerNight: 120,
        amenities: '["Free WiFi", "Free BreakFast"]',
        key: 'garden-room-2027',
      },
      files: 1,
      answer: { message: messages.roomAdded, room: exampleOwnRoom },
    },
  }),
  changeRoom: describeCall(rooms.changeRoom, {
    group,
    summary: 'Change a room',
    description:
      'Says the whole room anew, as “List a new room” does. Bookings that are made already keep their price.',
    fields: {
      id: 'The room.',
      version: 'The `version` of the room that you have seen.',
      ...form,
      photos:
        'The photos in the order guests see them: the address of one that the room has, or the position (from 0) of a file that is sent.',
    },
    refusals: {
      ...ownRoom,
      ...photoRefusals,
      'changed-meanwhile': 'Somebody has changed the room since you have seen it. Nothing was saved.',
      'rule-broken': 'Type or price are missing, a photo is not the room’s, or there is none or more than four.',
    },
    example: {
      input: {
        id: exampleIds.room,
        version: 1,
        roomType: 'Double Bed' as const,
        pricePerNight: 135.5,
        amenities: '["Free WiFi"]',
        photos: JSON.stringify(exampleRoom.images),
      },
      answer: {
        message: messages.roomChanged,
        room: { ...exampleOwnRoom, pricePerNight: 135.5, amenities: ['Free WiFi' as const], version: 2 },
      },
    },
  }),
  toggleAvailability: describeCall(rooms.toggleAvailability, {
    group,
    summary: 'Take a room off the market, or back',
    description: 'A room that is off the market is shown to nobody and cannot be booked. Its bookings stand.',
    fields: {
      roomId: 'The room.',
      isAvailable: 'What it is to be, so that a repeat changes nothing. Without it the room turns over.',
    },
    returns: { isAvailable: 'What it is now.' },
    refusals: ownRoom,
    example: {
      input: { roomId: exampleIds.room, isAvailable: false },
      answer: { message: messages.availabilityChanged, isAvailable: false },
    },
  }),
};
