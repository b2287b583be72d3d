import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('web-kit/conversation', {
  loading: 'Loading the messages',
  failed: 'The messages did not load.',
  list: 'Messages',
  none: { guest: 'No messages yet. Ask the hotel whatever you like.', hotel: 'No messages yet.' },
  closed: { guest: 'You can no longer write about this stay.', hotel: 'Nobody can write about this stay any more.' },
  readOnly: 'Your role lets you read these messages, not write.',
  label: 'Your message',
  hint: {
    guest: (days: number) =>
      `The hotel gets it by email as well. You can write until ${counts.days(days)} after the stay.`,
    hotel: (days: number) =>
      `The guest gets it by email as well. You can write until ${counts.days(days)} after the stay.`,
  },
  byEmail: 'by email',
  empty: 'Please write something first.',
  send: 'Send message',
  sendAgain: 'Send again',
  at: (city: string) => `Times are local to ${city}.`,
  unread: (count: number) => plural(count, { one: '# new message', other: '# new messages' }),
});
