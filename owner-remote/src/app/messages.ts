import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/app', {
  area: 'Owner area',
  hotel: 'Hotel:',
  allHotels: 'All hotels together',
  addHotel: 'Add another hotel',
  cityOfClosed: (city: string) => `${city}, closed`,
  closed: {
    byOwner: (hotel: string) =>
      `${hotel} is closed. Guests neither find nor book it, and its rooms and profile stay as they are. Rates can be prepared.`,
    byOperator: (hotel: string) => `We have closed ${hotel}. Please write to us.`,
    open: 'Open again',
  },
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
