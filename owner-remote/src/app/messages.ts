export const messages = {
  area: 'Owner area',
  forOwners: 'For owners',
  menu: { dashboard: 'Dashboard', addRoom: 'Add Room', listRoom: 'List Room', calendar: 'Calendar' },
  account: (name: string) => `Your account, ${name}`,
  profile: 'Profile and security',
  signOut: 'Sign out',
} as const;
