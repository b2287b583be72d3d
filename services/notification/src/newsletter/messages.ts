import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/newsletter', {
  subject: 'Welcome to the Wayhouse newsletter',
  heading: 'Welcome aboard',
  paragraphs: [
    'We’ll write to you when there’s something worth the journey: new rooms, quiet corners, and an offer now and then.',
    'You’re all set: there’s nothing to confirm.',
  ],
  findRoom: 'Find a room',
  why: (email: string) =>
    `You’re receiving this email because ${email} was entered on our home page. If that wasn’t you, or you’ve changed your mind, you can unsubscribe at any time.`,
  unsubscribe: 'Unsubscribe',
});
