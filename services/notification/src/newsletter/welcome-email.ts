import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import type { Subscription } from './domain/subscription.js';

export const welcomeEmail = ({ address, token }: Subscription, publicUrl: string): EmailContent => ({
  subject: 'Welcome to the Wayhouse newsletter',
  heading: 'Welcome aboard',
  paragraphs: [
    'We’ll write to you when there’s something worth the journey: new rooms, quiet corners, and an offer now and then.',
    'You’re all set: there’s nothing to confirm.',
  ],
  facts: [],
  action: { label: 'Find a room', url: publicUrl + paths.rooms },
  footnote: `You’re receiving this email because ${address} was entered on our home page. If that wasn’t you, or you’ve changed your mind, you can unsubscribe at any time.`,
  unsubscribe: { label: 'Unsubscribe', url: publicUrl + paths.unsubscribe(token) },
});
