import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/app', {
  area: 'Owner area',
  hotel: 'Hotel:',
  addHotel: 'Add another hotel',
  account: (name: string) => `Your account, ${name}`,
  profile: 'Profile and security',
  myData: 'Your data',
  notifications: 'Notifications',
  signOut: 'Sign out',
});
