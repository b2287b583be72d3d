import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/redirect', {
  title: 'One moment, please',
  lead: 'We are getting your page ready and will take you there in a few seconds.',
  now: 'Go there now',
});
