import { limits } from '@wayhouse/domain/limits';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/newsletter', {
  photo: 'A lamp with a warm light and two books beside a bed with a green velvet headboard',
  box: {
    title: 'A quiet newsletter, now and then',
    lead: 'New rooms, good corners to read in, and an offer when there is one. Nothing else, and you can unsubscribe from every email.',
    email: 'Email address',
    subscribe: 'Subscribe',
    withoutScripts: 'To subscribe, please turn on JavaScript in your browser.',
    done: {
      title: 'Check your inbox',
      body: (email: string) =>
        `We’ve sent a link to ${email}, unless it is subscribed already. Open it within ${counts.hours(limits.newsletterLinkHours)}, and the newsletter is yours.`,
    },
  },
  confirm: {
    title: 'Confirm your subscription',
    body: 'We’ll send our newsletter to the address that this link came to. You can unsubscribe from every email.',
    button: 'Confirm subscription',
    done: {
      title: 'You’re subscribed',
      body: 'Welcome aboard! We’ll write to you when there’s something worth the journey.',
      next: 'Find a room',
    },
    unknown: {
      title: 'This link does not work',
      body: 'It has ended, or your email program has cut it off. Subscribe again at the end of our home page to get another one.',
      next: 'Go to the home page',
    },
  },
  unsubscribe: {
    title: 'Unsubscribe from our newsletter',
    body: 'You will stop getting our newsletter. Emails about your bookings will still arrive.',
    button: 'Unsubscribe',
    done: {
      title: 'You’re unsubscribed',
      body: 'You will not get our newsletter any more. If you change your mind, subscribe again at the end of our home page.',
      next: 'Go to the home page',
    },
    unknown: {
      title: 'This link does not work',
      body: 'Your email program may have cut it off. Use the link in our latest newsletter, or contact us and we’ll unsubscribe you.',
      next: 'Contact us',
    },
  },
});
