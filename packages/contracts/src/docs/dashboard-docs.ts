import { describeCall } from '../call-docs.js';
import * as hotels from '../calls/dashboard-calls.js';
import { exampleBooking, exampleIds } from './examples.js';

const group = 'Your bookings';
const period = { from: 'The first day.', to: 'The day after the last.' };
const march = { from: '2027-03-01', to: '2027-04-01' };

export const hotelDocs = {
  showHotelBookings: describeCall(hotels.showHotelBookings, {
    group,
    summary: 'List your hotel’s bookings',
    description: 'Newest first, a page at a time. The sums are over all bookings and stand on the first page alone.',
    fields: { limit: 'How many bookings a page has.', after: 'The `next` of the page before.' },
    returns: {
      'dashboardData.next': 'There while more bookings follow: send it as `after` to get them.',
      'dashboardData.totalBookings': 'How many bookings stand.',
      'dashboardData.totalRevenue': 'What was paid less what went back.',
      'dashboardData.booked': 'What the standing bookings and the charges of cancelled ones come to.',
      'dashboardData.paid': 'What has arrived, by card and at the hotel.',
      'dashboardData.refunded': 'What of it went back.',
    },
    example: {
      input: { limit: 20 },
      answer: {
        dashboardData: {
          bookings: [exampleBooking],
          ...{ totalBookings: 1, totalRevenue: 0, booked: 360, paid: 0, refunded: 0 },
        },
      },
    },
  }),
  showHotelFigures: describeCall(hotels.showHotelFigures, {
    group,
    summary: 'Show your hotel’s figures',
    description: 'Of a period that you name, or give by its dates: at most two years.',
    fields: { period: 'A period by its name, on the hotel’s calendar. Or give `from` and `to`.', ...period },
    refusals: { 'rule-broken': 'Neither a name nor both dates, the wrong order, or more than two years.' },
    example: {
      input: march,
      answer: {
        figures: {
          ...{ ...march, bookings: 1, booked: 360, revenue: 0, paid: 0, refunded: 0 },
          ...{ nightsSold: 3, nightsOffered: 31, occupancy: 3 / 31, averageRate: 120 },
          months: [{ month: '2027-03-01', revenue: 0, paid: 0, refunded: 0 }],
        },
      },
    },
  }),
  downloadHotelBookings: describeCall(hotels.downloadHotelBookings, {
    group,
    summary: 'Download bookings as a table',
    description:
      'Every booking whose stay begins in the period, cancelled ones too, as CSV in UTF-8 with a byte order mark.',
    fields: period,
    refusals: { 'rule-broken': 'The wrong order, more than two years, or more bookings than fit into one file.' },
    example: {
      input: march,
      answer: [
        'Booking,Booked at,Guest,Guests,Room type,Check-in,Check-out,Nights,State,Cancelled at,Total,Charge for cancelling,Paid,Refunded,Currency',
        `${exampleIds.booking},2027-01-05T06:30:00.000Z,Asha Rao,2,Double Bed,2027-03-12,2027-03-15,3,due,,360.00,,0.00,0.00,USD`,
        '',
      ].join('\r\n'),
    },
  }),
  watchHotelBookings: describeCall(hotels.watchHotelBookings, {
    group,
    summary: 'Hear of changes as they happen',
    description:
      'Server-sent events: one for every change to a booking of the hotel. A line that begins with a colon is a sign of life. The stream ends after five minutes; open it again with a fresh token.',
    fields: {},
    returns: { bookingId: 'Which booking it was.', what: 'What happened last to it.' },
    refusals: { 'too-many-requests': 'Ten streams of this owner are open already, or too many calls in a minute.' },
    example: { input: {}, answer: { bookingId: exampleIds.booking, what: 'booked' as const } },
  }),
};
