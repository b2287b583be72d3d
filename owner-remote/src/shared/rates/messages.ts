import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/rate-fields', {
  always: 'Always',
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  everyNight: 'every night',
  parts: (dates: string, weekdays: string) => `${dates}, ${weekdays}`,
  restricted: (nights: string, restrictions: string) => `${nights}: ${restrictions}`,
  restrictions: {
    least: (nights: string) => `at least ${nights}`,
    most: (nights: string) => `at most ${nights}`,
    arrivals: { closed: 'no arrivals', open: 'arrivals allowed' },
    departures: { closed: 'no departures', open: 'departures allowed' },
  },
  weekdays: 'Only nights that begin on',
  weekdaysHint: 'None chosen: every night of the week.',
  minNights: 'Nights, at least',
  maxNights: 'Nights, at most',
  arrivals: 'Arrivals',
  departures: 'Departures',
  days: 'Nights and arrivals go by the day a stay begins, departures by the day it ends.',
  arrival: { unset: 'Not set', closed: 'No arrivals', open: 'Allowed' },
  departure: { unset: 'Not set', closed: 'No departures', open: 'Allowed' },
});
