import { limits } from '@wayhouse/domain/limits';
import { localized } from '@wayhouse/messages/localized';
import { counts } from '@wayhouse/messages/counts';

export const messages = localized('owner-remote/rooms', {
  add: {
    title: 'Add Room',
    get lead() {
      return `Up to ${counts.photos(limits.images)}, a price, and guests can book it today.`;
    },
    submit: 'Add Room',
    busy: 'Adding..',
    units: 'Each of them can be booked.',
    listed: (room: string) => `${room} is listed`,
    seeAsGuest: 'See it as guests do',
    describe: 'Describe it',
    rates: 'Set rates',
  },
  edit: {
    title: 'Edit Room',
    lead: 'Changes apply to new bookings. Existing bookings keep their price.',
    description: 'Description for guests',
    submit: 'Save changes',
    busy: 'Saving..',
    units: 'If you lower the number, existing bookings stay.',
    loading: 'Loading your room',
    failed: { title: 'Your room did not load', message: 'It is safe, and guests can still book it.' },
  },
  conflict: {
    title: 'Somebody else has changed this room',
    perNight: (price: string) => `${price} a night`,
  },
  roomType: { label: 'Room type', placeholder: 'Select room type', missing: 'Choose a room type.' },
  price: {
    label: 'Price per night',
    example: '120',
    missing: 'Enter the price of a night.',
  },
  units: {
    label: 'Number of rooms like this',
    bounds: (most: number) => `Enter a whole number from 1 to ${most}.`,
  },
  amenities: 'Amenities',
  photosMissing: 'Add at least one photo.',
  list: {
    title: 'List Room',
    lead: 'All rooms of your hotel, and whether guests find them.',
    import: 'Import or export',
    table: 'Your rooms',
    columns: { name: 'Name', facility: 'Facility', price: 'Price / night', availability: 'Availability', edit: 'Edit' },
    perNight: '/ night',
    noAmenities: 'None listed',
    edit: 'Edit',
    describe: 'Describe it',
    descriptionOf: (name: string, roomType: string, price: string) =>
      `${name}: description of ${roomType}, ${price} a night`,
    rates: 'Rates',
    ratesOf: (room: string, price: string) => `Rates of ${room}, ${price} a night`,
    calendar: 'Calendar',
    calendarOf: (room: string, price: string) => `Calendar of ${room}, ${price} a night`,
    editRoom: (room: string, price: string) => `Edit ${room}, ${price} a night`,
    bulk: 'Change several rooms',
    duplicate: 'Duplicate',
    duplicateRoom: (room: string, price: string) => `Duplicate ${room}, ${price} a night`,
    tools: { search: 'Search', example: 'Type, facility or price', sort: 'Sort by' },
    sorts: { newest: 'Newest', 'price-asc': 'Price: low to high', 'price-desc': 'Price: high to low', name: 'Name' },
    count: (shown: number, all: number) => (shown === all ? counts.rooms(all) : `${shown} of ${counts.rooms(all)}`),
    countOfTypes: (shown: number, all: number, rooms: number) =>
      `${shown === all ? counts.roomTypes(all) : `${shown} of ${counts.roomTypes(all)}`} · ${counts.rooms(rooms)}`,
    loading: 'Loading your rooms',
    failed: {
      title: 'Your rooms did not load',
      message: 'They are safe, and guests can still book them.',
    },
    empty: {
      title: 'No rooms yet',
      get body() {
        return `List your first room: up to ${counts.photos(limits.images)}, its type, a price and its amenities.`;
      },
    },
    noMatch: {
      title: 'No matching rooms',
      body: (search: string) => `None of your rooms match “${search}”.`,
      action: 'Clear search',
    },
  },
  availability: {
    label: (room: string) => `${room} is available to guests`,
    saving: 'Saving…',
    on: 'Available',
    off: 'Hidden',
  },
});
