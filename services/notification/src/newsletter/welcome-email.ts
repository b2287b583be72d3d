import { paths } from '@wayhouse/contracts';
import type { LetterContent } from '../email/email.js';
import type { Subscription } from './domain/subscription.js';

export const welcomeWords = ({ address, token }: Subscription, publicUrl: string): LetterContent => ({
  subject: 'You are on the Wayhouse list',
  heading: 'Welcome aboard',
  paragraphs: [
    'From now on we write to you when there is something worth the journey: new rooms, quiet corners, and an offer now and then.',
    'That is all; there is nothing else to confirm.',
  ],
  facts: [],
  action: { label: 'Find a room', url: publicUrl + paths.rooms },
  footnote: `Somebody entered ${address} on our home page. If it was not you, or you have had enough of us, the link takes it off the list.`,
  leave: { label: 'Unsubscribe', url: publicUrl + paths.unsubscribe(token) },
});
