import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/changes', {
  title: 'Changes',
  lead: 'Who has changed what about your hotel, its rooms and its rates.',
  loading: 'Loading the changes of your hotel',
  failed: { title: 'The changes did not load', message: 'None of them is lost.' },
  back: 'Hotel',
});
