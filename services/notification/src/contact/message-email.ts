import { paths } from '@wayhouse/contracts';
import type { LetterContent } from '../email/email.js';
import type { Message } from './message-repository.js';

export const toThoseWhoHelp = ({ reference, name, email, subject, message }: Message): LetterContent => ({
  subject: `[${reference}] ${subject}`,
  heading: subject,
  paragraphs: [message],
  facts: [
    { label: 'Reference', value: reference },
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
  ],
  footnote: 'Answer this letter to write to the sender.',
});

/** Repeats nothing of what was typed: the address may be a stranger's, and nobody shall write to strangers through us. */
export const acknowledgement = ({ reference, email }: Message, publicUrl: string): LetterContent => ({
  subject: `We have your message, ${reference}`,
  heading: 'Your message has arrived',
  paragraphs: [
    'Thank you for writing to us. A person reads your message and answers to this address.',
    'If you write or call again about it, name the reference below, so that we find it at once.',
  ],
  facts: [{ label: 'Reference', value: reference }],
  action: { label: 'Help Center', url: publicUrl + paths.helpCenter },
  footnote: `You get this letter because ${email} was entered on our contact page. If it was not you, you need do nothing.`,
});
