import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import type { Subscription } from './domain/subscription.js';
import { messages } from './messages.js';

export const welcomeEmail = ({ address, token }: Subscription, publicUrl: string): EmailContent => ({
  subject: messages.welcome.subject,
  heading: messages.welcome.heading,
  paragraphs: [messages.welcome.body],
  facts: [],
  action: { label: messages.welcome.findRoom, url: publicUrl + paths.rooms },
  footnote: messages.welcome.why(address),
  unsubscribe: { label: messages.unsubscribe, url: publicUrl + paths.unsubscribe(token) },
});
