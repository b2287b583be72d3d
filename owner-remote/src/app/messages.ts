import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/app', {
  area: 'Owner area',
  account: (name: string) => `Your account, ${name}`,
  profile: 'Profile and security',
  myData: 'Your data',
  signOut: 'Sign out',
});
