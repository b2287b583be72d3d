import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import type { Subscription } from './domain/subscription.js';
import { messages } from './messages.js';

export const welcomeEmail = ({ address, token }: Subscription, publicUrl: string): EmailContent => ({
  subject: messages.subject,
  heading: messages.heading,
  paragraphs: messages.paragraphs,
  facts: [],
  action: { label: messages.findRoom, url: publicUrl + paths.rooms },
  footnote: messages.why(address),
  unsubscribe: { label: messages.unsubscribe, url: publicUrl + paths.unsubscribe(token) },
});
