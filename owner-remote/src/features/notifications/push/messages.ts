import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('owner-remote/notification-pushes', {
  heading: 'In this browser',
  title: 'Show notifications',
  note: 'About the same as the emails, also while Wayhouse is closed. They have the first name of the guest and the dates of the stay, and may show on a locked screen.',
  blocked: 'Your browser blocks notifications from this site. Allow them in its settings, then load this page again.',
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Wayhouse to the home screen and open it from there.',
  notAllowed: 'Your browser has not allowed notifications, so they stay off.',
  notSubscribed: 'Your browser could not be reached for notifications. Please try again in a moment.',
  others: (count: number) => plural(count, { one: 'On in # other browser.', other: 'On in # other browsers.' }),
  removeAll: 'Switch off everywhere',
});
