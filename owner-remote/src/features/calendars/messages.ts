import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/calendars', {
  title: 'Calendars',
  lead: 'Give other sites the calendar of this room, and have theirs imported, so that no night is sold twice.',
  loading: 'Loading the calendars of this room',
  failed: { title: 'The calendars did not load', message: 'They are safe, and they go on being imported.' },
});
