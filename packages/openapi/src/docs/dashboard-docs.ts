import { limits } from '@wayhouse/domain/limits';
import { documentCall } from '../call-docs.js';
import * as hotels from '@wayhouse/contracts/calls/dashboard-calls';
import { exampleBooking, exampleIds } from './examples.js';

const group = 'Your bookings';
const march = { from: '2027-03-01', to: '2027-04-01' };

export const dashboardDocs = {
  showHotelBookings: documentCall(hotels.showHotelBookings, {
    group,
    summary: 'List your hotel’s bookings',
    description: 'Lists bookings newest first, in pages. The totals cover all bookings and are on the first page only.',
    example: {
      input: { limit: 20 },
      response: {
        dashboardData: {
          bookings: [exampleBooking],
          totalBookings: 1,
          totalRevenue: 0,
          booked: 360,
          paid: 0,
          refunded: 0,
        },
      },
    },
  }),
  findHotelBookings: documentCall(hotels.findHotelBookings, {
    group,
    summary: 'Find bookings',
    description: `Finds bookings of your hotel by guest, phone number, booking number or day: at most ${limits.foundBookings}.`,
    errors: { 'rule-broken': 'There is neither a text nor a day.' },
    example: { input: { text: 'asha' }, response: { bookings: [exampleBooking], isComplete: true } },
  }),
  showHotelReport: documentCall(hotels.showHotelReport, {
    group,
    summary: 'Get your hotel’s report',
    description: `Bookings, revenue and occupancy of a period of at most ${limits.periodYears} years.`,
    errors: {
      'rule-broken': `There is neither a named period nor both dates, \`to\` is not after \`from\`, or the period is longer than ${limits.periodYears} years.`,
    },
    example: {
      input: march,
      response: {
        report: {
          ...march,
          bookings: 1,
          booked: 360,
          revenue: 0,
          paid: 0,
          refunded: 0,
          nightsSold: 3,
          nightsOffered: 31,
          occupancy: 3 / 31,
          averageDailyRate: 120,
          months: [{ month: '2027-03-01', revenue: 0, paid: 0, refunded: 0 }],
        },
      },
    },
  }),
  showHotelToday: documentCall(hotels.showHotelToday, {
    group,
    summary: 'Get your hotel’s day',
    description:
      'How many stays arrive, leave and stay tonight, and how many of them are not paid in full. The day is that of the hotel’s time zone; cancelled bookings do not count.',
    example: {
      input: { group: 'arrivals' as const },
      response: {
        today: {
          date: exampleBooking.checkInDate,
          counts: { arrivals: 1, departures: 0, inHouse: 1, unpaid: 1 },
          bookings: [{ ...exampleBooking, unit: 12 }],
        },
      },
    },
  }),
  downloadHotelBookings: documentCall(hotels.downloadHotelBookings, {
    group,
    summary: 'Download bookings as CSV',
    description:
      'Every booking, including cancelled ones, whose stay starts in the period. The file is UTF-8 encoded with a byte order mark.',
    errors: {
      'rule-broken': `\`to\` is not after \`from\`, the period is longer than ${limits.periodYears} years, or there are too many bookings for one file.`,
    },
    example: {
      input: march,
      response: [
        'Booking,Booked at,Guest,Guests,Room type,Check-in,Check-out,Nights,Status,Cancelled at,Total,Cancellation charge,Paid,Refunded,Due,Currency',
        `${exampleIds.booking},2027-01-05T06:30:00.000Z,Asha Rao,2,Double Bed,2027-03-12,2027-03-15,3,unpaid,,360.00,,0.00,0.00,360.00,USD`,
        '',
      ].join('\r\n'),
    },
  }),
  watchHotelBookings: documentCall(hotels.watchHotelBookings, {
    group,
    summary: 'Stream booking changes',
    description:
      'Server-sent events: one for every change to a booking at the hotel. Lines that start with a colon are heartbeats. The stream ends with the token, after five minutes at the latest; reconnect with a fresh one.',
    errors: {
      'too-many-requests': 'The owner already has ten open streams, or there were too many requests within a minute.',
    },
    example: { input: {}, response: { bookingId: exampleIds.booking, type: 'booked' as const } },
  }),
};
