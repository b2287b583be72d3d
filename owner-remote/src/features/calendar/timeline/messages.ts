import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/timeline', {
  title: 'Timeline',
  lead: 'Who has which room. Press a stay to see or move it.',
  allRooms: 'Timeline of all rooms',
  byRoom: 'Calendar by room',
  loading: 'Loading the timeline',
  failed: { title: 'The timeline did not load', message: 'Your bookings and blocks are safe. Please try again.' },
  previous: 'Earlier',
  next: 'Later',
  unit: (number: number) => `No. ${number}`,
  free: 'free',
  stay: {
    open: 'Open booking',
    arrival: (time: string) => `Arrival: ${time}`,
    moveTo: 'Move to',
    move: 'Move stay',
    choose: 'Choose a room',
    full: 'All other rooms of this kind are taken on these nights.',
    only: 'There is one room of this kind.',
    over: 'This stay is over, so it stays where it was.',
  },
});
