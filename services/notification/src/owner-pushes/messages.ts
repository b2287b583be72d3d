import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/owner-pushes', {
  about: (guest: string, dates: string, hotel: string) => `${guest}, ${dates}, ${hotel}`,
  today: (hotel: string) => `Today at ${hotel}`,
});
