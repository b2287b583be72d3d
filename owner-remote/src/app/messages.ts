import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/app', {
  area: 'Owner area',
  hotel: 'Hotel:',
  allHotels: 'All hotels together',
  addHotel: 'Add another hotel',
  role: 'Your role',
  account: (name: string) => `Your account, ${name}`,
  profile: 'Profile and security',
  myData: 'Your data',
  notifications: 'Notifications',
  signOut: 'Sign out',
  roleTooLow: {
    title: 'This page is not for your role',
    body: 'Your role at this hotel does not allow what is done here. Its owner can change that.',
    action: 'To the dashboard',
  },
});
