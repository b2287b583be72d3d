import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/calendar-list', {
  allRooms: 'All rooms',
  nights: 'Calendar of this room',
  unit: (number: number) => `No. ${number}`,
  ofUnit: (unit: string, what: string) => `${unit}: ${what}`,
  unitGone: (number: number) => `No. ${number}, which is there no more`,
  out: {
    title: 'For other sites',
    lead: 'Where another site asks for the address of a calendar, enter this one. It has the taken nights and nothing of your guests.',
    address: 'Address',
    copy: 'Copy',
    copied: 'The address is copied.',
    notCopied: 'The address could not be copied. Select it and copy it yourself.',
    replace: 'Replace',
    replacing: {
      title: 'Replace this address?',
      body: () => 'Sites that have the address now read nothing any more, until you give them the new one.',
      confirm: 'Replace address',
      dismiss: 'Keep this one',
    },
  },
  imported: {
    title: 'From other sites',
    lead: 'Their taken nights are blocked here. We read each calendar every 15 minutes; other sites read ours when they like.',
    none: 'No calendar of another site is imported yet.',
    add: 'Add a calendar',
    full: (calendars: number) =>
      `${calendars} calendars are imported, as many as there can be. Remove one to add another.`,
    now: 'Import now',
    nowOf: (name: string) => `Import now: ${name}`,
    change: (name: string) => `Change ${name}`,
    remove: (name: string) => `Remove ${name}`,
    copyFor: (name: string) => `Copy the address for ${name}`,
    copyHint:
      'Give each of these sites the address that is copied here: it leaves out what comes from there, which would come back otherwise and never end.',
    state: { waiting: 'Not imported yet', imported: 'Imported', failed: 'Not imported' },
    nights: (nights: number) => (nights ? `${counts.nights(nights)} blocked` : 'No nights blocked'),
    last: (when: string) => `Last import: ${when}`,
    never: 'Never imported',
    next: (when: string) => `Next: ${when}`,
    stays: 'The nights that it had blocked stay blocked.',
    repeating: (days: string) =>
      `Events that repeat are not supported. Left out: those that begin on ${days}. Please block their nights yourself.`,
  },
  failures: {
    'address-refused':
      'The address leads to a place that we do not read from. It has to be on the internet, with https.',
    unreachable: 'The other site did not answer.',
    'timed-out': 'The other site took too long to answer.',
    'too-large': 'The calendar is larger than 1 MB or has more than 5,000 events.',
    'refused-by-site': 'The other site did not give us the calendar. Is its address still the same?',
    'not-a-calendar': 'What the other site sent is no calendar that we can read.',
    'unit-gone': 'There is no such room any more.',
    unexpected: 'Something went wrong here. You need not do anything: it is tried again.',
  },
  conflicts: {
    title: 'Booked here as well',
    lead: 'Both sites may have sold these nights, or the other site has read them from us. If both have: give one of the guests another room, or talk to one of them.',
    of: (nights: string) => `: ${nights}`,
  },
  form: {
    title: 'Add a calendar',
    name: 'Name',
    nameExample: 'Airbnb',
    nameHint: 'It is shown at the nights that it blocks. Guests do not see it.',
    address: 'Address of the calendar',
    addressHint: 'The other site shows it where calendars are exported. It often ends with .ics.',
    addressExample: 'https://',
    cancel: 'Cancel',
    save: 'Add and import',
  },
  changing: {
    title: 'Change this calendar',
    addressHint: (site: string) => `Empty for the address that it has, at ${site}. Another one is imported at once.`,
    save: 'Save',
  },
  removing: {
    title: 'Remove this calendar?',
    body: (name: string) =>
      `Nights that “${name}” has blocked can be booked again at once, unless you or another calendar block them. Bookings stay as they are.`,
    confirm: 'Remove calendar',
    dismiss: 'Keep it',
  },
});
