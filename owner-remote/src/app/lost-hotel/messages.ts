import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/lost-hotel', {
  title: (hotel: string) => `You no longer work at ${hotel}`,
  body: 'Your access to this hotel has ended, so nothing of it is shown any more. Ask its owner if that is a mistake.',
  goOn: (hotel: string) => `Go on at ${hotel}`,
  home: 'To the home page',
});
