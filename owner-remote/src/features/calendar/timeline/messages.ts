import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/timeline', {
  title: 'Timeline',
  lead: 'Who has which room.',
  /** By what the role allows. */
  press: {
    look: 'Press a stay to see it.',
    move: 'Press a stay to see, move or change it.',
    block: 'Press a stay to see, move or change it, or the number of a room to block it.',
  },
  unitColumn: 'Room',
  allRooms: 'Timeline of all rooms',
  byRoom: 'Calendar by room',
  loading: 'Loading the timeline',
  failed: { title: 'The timeline did not load', message: 'Your bookings and blocks are safe. Please try again.' },
  previous: 'Earlier',
  next: 'Later',
  free: 'free',
});
