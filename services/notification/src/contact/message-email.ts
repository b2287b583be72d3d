import { paths } from '@wayhouse/contracts';
import type { EmailContent } from '../email/email.js';
import type { Message } from './message-repository.js';

export const messageEmail = ({ reference, name, email, subject, message }: Message): EmailContent => ({
  subject: `[${reference}] ${subject}`,
  heading: subject,
  paragraphs: [message],
  facts: [
    { label: 'Reference', value: reference },
    { label: 'Name', value: name },
    { label: 'Email', value: email },
  ],
  footnote: 'Reply to this email to write to the sender.',
});

/** Repeats nothing the sender typed: anyone can enter anyone's address, and we must not deliver their text to it. */
export const acknowledgementEmail = ({ reference, email }: Message, publicUrl: string): EmailContent => ({
  subject: `We’ve received your message (${reference})`,
  heading: 'We’ve received your message',
  paragraphs: [
    'Thank you for writing to us. Someone on our team will read your message and reply to this address.',
    'If you contact us about it again, please mention the reference below so that we can find it right away.',
  ],
  facts: [{ label: 'Reference', value: reference }],
  action: { label: 'Help Center', url: publicUrl + paths.helpCenter },
  footnote: `You’re receiving this email because ${email} was entered on our contact page. If that wasn’t you, you can ignore it.`,
});
