import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as rooms from '@wayhouse/contracts/calls/room-calls';
import { photoRefusals, tooManyCalls } from './error-responses.js';
import {
  exampleBookingWindow,
  exampleDescription,
  exampleFurtherGuests,
  exampleIds,
  exampleOwnRoom,
  exampleRates,
  exampleRoom,
  exampleRoomForm,
} from './examples.js';

const group = 'Your rooms';
const ownRoom = { 'not-found': 'The room does not exist or belongs to another hotel.' } as const;

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
      'edit-conflict':
        'The room that was added with this `key` is another one or was changed since, or the hotel has its prices in another currency by now. Nothing was added.',
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
  duplicateRoom: documentCall(rooms.duplicateRoom, {
    group,
    summary: 'Duplicate a room',
    description:
      'Adds a room to the same hotel with the same details, photos, rates and booking window. It is unavailable until you make it available.',
    errors: {
      ...ownRoom,
      'rule-broken': 'The hotel has as many rooms as it may have.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'roomDuplicated',
    example: {
      input: { id: exampleIds.room, key: 'second-garden-room-2027' },
      response: { room: { ...exampleOwnRoom, _id: 'pJ3xT0vQm8sYc1Zd', isAvailable: false } },
    },
  }),
  changeRates: documentCall(rooms.changeRates, {
    group,
    summary: 'Replace a room’s rates',
    description:
      'Sets what nights cost by season, by weekday or one by one, and what stays they restrict. Of several rates of a night that have a price, the one with the shortest period counts, then the one for the fewest weekdays, then the last one; other nights cost the room’s `pricePerNight`. For each restriction likewise: a rate for the day of arrival says how long a stay may be, and whether it may begin; one for the day of departure, whether it may end. Existing bookings are not affected.',
    errors: {
      ...ownRoom,
      'edit-conflict': 'The room was changed after the version your edit is based on. Nothing was saved.',
      'rule-broken':
        'A price is less than a card can be charged, a period ends before it begins, `maxNights` is less than `minNights`, or a rate has neither a price nor a restriction.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'ratesChanged',
    example: {
      input: { id: exampleIds.room, version: 1, rates: exampleRates },
      response: { room: { ...exampleOwnRoom, isLeastPrice: true, rates: exampleRates, version: 2 } },
    },
  }),
  describeRoom: documentCall(rooms.describeRoom, {
    group,
    summary: 'Describe a room',
    description:
      'Sets what guests read about a room beside its photos, type and price. Replaces the whole description: what is left out is empty afterwards. Bookings that are made from then on have the name of the room.',
    errors: {
      ...ownRoom,
      'edit-conflict': 'The room was changed after the version your edit is based on. Nothing was saved.',
      'rule-broken': 'A kind of bed is named twice.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'roomDescribed',
    example: {
      input: { id: exampleIds.room, version: 1, ...exampleDescription },
      response: { room: { ...exampleOwnRoom, ...exampleDescription, version: 2 } },
    },
  }),
  changeFurtherGuests: documentCall(rooms.changeFurtherGuests, {
    group,
    summary: 'Change what further guests cost in a room',
    description:
      'Each guest above those that the price of a night includes costs an amount a night, as a line of its own in the price of a stay. Replaces what was set before. Existing bookings are not affected.',
    errors: {
      ...ownRoom,
      'edit-conflict': 'The room was changed after the version your edit is based on. Nothing was saved.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'furtherGuestsChanged',
    example: {
      input: { id: exampleIds.room, version: 1, furtherGuests: exampleFurtherGuests },
      response: { room: { ...exampleOwnRoom, furtherGuests: exampleFurtherGuests, version: 2 } },
    },
  }),
  changeBookingWindow: documentCall(rooms.changeBookingWindow, {
    group,
    summary: 'Change how late and how early a room can be booked',
    description: 'Replaces both numbers. Existing bookings are not affected.',
    errors: {
      ...ownRoom,
      'edit-conflict': 'The room was changed after the version your edit is based on. Nothing was saved.',
      'rule-broken': 'No day could be booked: `leadDays` is more than `daysAhead`.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'bookingWindowChanged',
    example: {
      input: { id: exampleIds.room, version: 1, ...exampleBookingWindow },
      response: { room: { ...exampleOwnRoom, bookingWindow: exampleBookingWindow, version: 2 } },
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
