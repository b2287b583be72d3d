import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/import', {
  title: 'Import rooms',
  lead: 'Change many rooms at once, or add new ones: in a spreadsheet, and back. You see what happens before anything is saved.',
  loading: 'Loading your rooms',
  failed: { title: 'This page did not load', message: 'Your rooms are safe, and guests can still book them.' },
  back: 'List Room',
  empty: {
    title: 'Add your first room by hand',
    body: 'A room that comes from a file begins with the photos of one you already have.',
  },
});
