import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import type { OptIn } from './domain/opt-in.js';
import { messages } from './messages.js';

export const optInEmail = ({ address, token }: OptIn, publicUrl: string): EmailContent => ({
  subject: messages.confirm.subject,
  heading: messages.confirm.heading,
  paragraphs: [messages.confirm.body],
  facts: [],
  action: { label: messages.confirm.button, url: publicUrl + paths.confirmSubscription(token) },
  footnote: messages.confirm.why(address),
});
