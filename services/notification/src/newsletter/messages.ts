import { limits } from '@wayhouse/domain/limits';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/newsletter', {
  confirm: {
    subject: 'Confirm your subscription to the Wayhouse newsletter',
    heading: 'One more step',
    get body() {
      return `Please confirm that you’d like our newsletter at this address. The link works for ${counts.hours(limits.newsletterLinkHours)}.`;
    },
    button: 'Confirm subscription',
    why: (email: string) =>
      `You’re receiving this email because ${email} was entered on our home page. If that wasn’t you, ignore it, and you won’t get our newsletter.`,
  },
  welcome: {
    subject: 'Welcome to the Wayhouse newsletter',
    heading: 'Welcome aboard',
    body: 'We’ll write to you when there’s something worth the journey: new rooms, quiet corners, and an offer now and then.',
    findRoom: 'Find a room',
    why: (email: string) =>
      `You’re receiving this email because you confirmed the subscription of ${email}. If you’ve changed your mind, you can unsubscribe at any time.`,
  },
  unsubscribe: 'Unsubscribe',
});
