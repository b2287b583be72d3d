import { localized } from '@wayhouse/messages/localized';
import { pollingSeconds } from './polling-seconds.js';

export const messages = localized('owner-remote/shared', {
  addRoom: 'Add Room',
  state: { unpaid: 'Not paid yet', paid: 'Paid', cancelled: 'Cancelled' },
  connection: {
    live: { title: 'Live', note: 'New bookings and payments appear automatically' },
    connecting: { title: 'Connecting…', note: `Until then this page refreshes every ${pollingSeconds} seconds` },
    paused: { title: 'Paused', note: 'Resumes when you are back' },
  },
});
