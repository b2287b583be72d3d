import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/staff', {
  title: 'Staff',
  lead: 'Who works at your hotel beside you, and what each of them may do.',
  loading: 'Loading the staff of your hotel',
  failed: { title: 'Your staff did not load', message: 'Everybody can go on working.' },
  back: 'Hotel',
});
