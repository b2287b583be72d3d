import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as rooms from '@wayhouse/contracts/calls/room-calls';
import { tooManyCalls } from './error-responses.js';
import { exampleIds, exampleOwnRoom, exampleRoom, exampleRoomForm } from './examples.js';

const group = 'Your rooms';
const ownRoom = { 'not-found': 'The room does not exist or belongs to another hotel.' } as const;
const photoRefusals = {
  'too-large': `A photo is larger than ${limits.imageBytes / 1024 / 1024} MB, has more than ${limits.imageMegapixels} million pixels (AVIF, WebP, progressive and interlaced files: fewer) or more than ${limits.imageSide} on a side.`,
  unavailable: 'Many photos are being uploaded, or part of Wayhouse is unavailable.',
  'unsupported-type': 'The body is not multipart form data, or a file is not a JPEG, PNG, WebP or AVIF image.',
} as const;

export const ownRoomDocs = {
  listOwnRooms: documentCall(rooms.listOwnRooms, {
    group,
    summary: 'List your rooms',
    description: 'Lists all rooms of your hotel, including unavailable ones.',
    example: { input: {}, response: { rooms: [exampleOwnRoom] } },
  }),
  addRoom: documentCall(rooms.addRoom, {
    group,
    summary: 'Add a room',
    description: `Adds a room with 1 to ${limits.images} photos. The photos are stored in several sizes and formats; the first is the cover photo.`,
    errors: {
      ...photoRefusals,
      'too-many-requests': tooManyCalls,
      'rule-broken':
        'The type, the price or the photos are missing, there are too many photos, the price is less than a card can be charged, or the hotel has as many rooms as it may have.',
    },
    minFiles: 1,
    confirmation: 'roomAdded',
    example: {
      input: {
        ...exampleRoomForm,
        key: 'garden-room-2027',
      },
      fileCount: 1,
      response: { room: exampleOwnRoom },
    },
  }),
  changeRoom: documentCall(rooms.changeRoom, {
    group,
    summary: 'Update a room',
    description: 'Replaces the whole room. Existing bookings are not affected.',
    errors: {
      ...ownRoom,
      ...photoRefusals,
      'too-many-requests': tooManyCalls,
      'edit-conflict': 'The room was changed after the version your edit is based on. Nothing was saved.',
      'rule-broken': `The type or the price is missing, the price is less than a card can be charged, a photo does not belong to the room, or there are no photos or more than ${limits.images}.`,
    },
    confirmation: 'roomChanged',
    example: {
      input: {
        id: exampleIds.room,
        version: 1,
        ...exampleRoomForm,
        pricePerNight: 135.5,
        amenities: '["Free WiFi"]',
        photos: JSON.stringify(exampleRoom.images),
      },
      response: {
        room: { ...exampleOwnRoom, pricePerNight: 135.5, amenities: ['Free WiFi' as const], version: 2 },
      },
    },
  }),
  toggleAvailability: documentCall(rooms.toggleAvailability, {
    group,
    summary: 'Change a room’s availability',
    description: 'An unavailable room is hidden from guests and cannot be booked. Existing bookings are not affected.',
    errors: ownRoom,
    confirmation: 'availabilityChanged',
    example: {
      input: { roomId: exampleIds.room, isAvailable: false },
      response: { isAvailable: false },
    },
  }),
};
