import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/app', {
  area: 'Owner area',
  forOwners: 'For owners',
  menu: { dashboard: 'Dashboard', addRoom: 'Add Room', listRoom: 'List Room', calendar: 'Calendar' },
  account: (name: string) => `Your account, ${name}`,
  profile: 'Profile and security',
  signOut: 'Sign out',
});
