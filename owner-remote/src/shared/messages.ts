import { numberLocale } from '@wayhouse/messages/locale';
import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';
import { pollingSeconds } from './polling-seconds.js';

export const messages = localized('owner-remote/shared', {
  addRoom: 'Add Room',
  roomFailed: { title: 'The room did not load', message: 'It is safe, and guests can still book it.' },
  unknownRoom: {
    title: 'We cannot find this room',
    body: 'The link may be incomplete. All rooms of your hotel are in the list.',
    action: 'List Room',
  },
  rooms: {
    label: 'Room',
    hidden: 'Hidden from guests',
  },
  unit: (number: number) => `No. ${number}`,
  clock: (city: string) => `Times are local to ${city}.`,
  newBooking: 'New booking',
  notes: (count: number) => plural(count, { one: '# note', other: '# notes' }),
  bookedByHotel: 'Booked by the hotel',
  price: {
    bounds: (least: number, most: number) =>
      `Enter a price between ${least.toLocaleString(numberLocale())} and ${most.toLocaleString(numberLocale())}.`,
    cents: 'Use at most two decimals.',
  },
  unreadable: { date: 'Enter a whole date that exists.', number: 'Enter a number.' },
  conflict: {
    body: 'Nothing was saved, and your changes are still here.',
    now: 'Current version:',
    keepMine: 'Save my version',
    takeNewest: 'Use the current version',
  },
  leaving: {
    title: 'Leave without saving?',
    body: 'What you entered here has not been sent and would be lost.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  paidInPart: (paid: string, total: string) => `${paid} of ${total} paid`,
  state: { unpaid: 'Not paid yet', paid: 'Paid', cancelled: 'Cancelled' },
  frontDesk: {
    step: { 'check-in': 'Check in', 'check-out': 'Check out' },
    of: (guest: string) => `, ${guest}`,
    status: { 'in-house': 'In house', departed: 'Departed' },
  },
  gone: (name: string) => `Somebody has changed or removed ${name} meanwhile. Close this and look at the list.`,
  retry: 'Retry',
  noConnection: (time: string) => `No connection. What you see is from ${time}. Changes cannot be saved.`,
  connection: {
    live: { title: 'Live', note: 'New bookings and payments appear automatically' },
    connecting: { title: 'Connecting…', note: `Until then this page refreshes every ${pollingSeconds} seconds` },
    paused: { title: 'Paused', note: 'Resumes when you are back' },
  },
});
