import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('shell-app/rooms-together', {
  title: 'Book several rooms',
  lead: (most: number) =>
    `Up to ${counts.rooms(most)} for the same nights, booked together: you get all of them, or nothing is booked.`,
  form: 'Book several rooms',
  dates: 'Your dates',
  choose: 'Choose rooms',
  freeRooms: 'These rooms are free on your dates. Add one several times to book several of its kind.',
  allRooms: 'Choose your dates to see which rooms are free.',
  failed: 'The rooms did not load.',
  none: 'No room of this hotel is free on these dates.',
  totalFor: (nights: string, guests: string) => `total for ${nights}, ${guests}`,
  sleeps: (guests: number) => `For up to ${counts.guests(guests)}`,
  add: 'Add this room',
  addOf: (room: string) => `Add this room: ${room}`,
  all: 'All rooms of the hotel',
  yourRooms: 'Your rooms',
  noneYet: 'You haven’t added a room yet.',
  chosen: (rooms: number) => `${counts.rooms(rooms)} chosen.`,
  most: (rooms: number) => `${counts.rooms(rooms)} are the most that can be booked together.`,
  room: (number: number, type: string) => `Room ${number}: ${type}`,
  roomNumber: (number: number) => `Room ${number}`,
  guests: 'Guests in this room',
  remove: 'Remove',
  removeRoom: (room: string) => `Remove ${room}`,
  notLoaded: 'This room did not load, so its price is not known.',
  noPrice: 'The price is not known yet. Please try again in a moment.',
  gone: 'This room is not offered any more. Please remove it.',
  notFree: 'This room is not free on your dates. Please remove it, or choose other dates.',
  addFirst: 'Add a room to book.',
  totalOf: (rooms: number) => plural(rooms, { one: 'Total for # room', other: 'Total for # rooms' }),
  each: 'Each room is a booking of its own, which you can pay, change or cancel by itself.',
  book: (rooms: number) => `Book ${counts.rooms(rooms)}`,
  bookNone: 'Book',
});
