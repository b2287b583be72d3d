import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/stay-fields', {
  guests: 'Guests',
  sleeps: (guests: number) => `Up to ${guests}`,
  link: {
    dates: 'The dates of this link can’t be booked. Please choose others.',
    guests: {
      room: (most: string) => `This link is for more guests. Here it is for ${most}, as many as the room sleeps.`,
      anyRoom: (most: string) =>
        `This link is for more guests. Here it is for ${most}, the most that one room can sleep.`,
    },
  },
});
