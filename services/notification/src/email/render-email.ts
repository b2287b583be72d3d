import { letterHtml } from './email-html.js';
import { letterText } from './email-text.js';
import type { Correspondent, Letter, LetterContent } from './email.js';

type Envelope = Pick<Letter, 'id' | 'to' | 'replyTo'>;

/** Puts what is said into both forms, with a head that nobody's words can break. */
export function writeLetter({ id, to, replyTo }: Envelope, content: LetterContent): Letter {
  return {
    id,
    to: clean(to),
    replyTo: replyTo && clean(replyTo),
    unsubscribeUrl: content.leave?.url,
    subject: oneLine(content.subject),
    html: letterHtml(content),
    text: letterText(content),
  };
}

const clean = ({ name, address }: Correspondent): Correspondent => ({ name: oneLine(name), address: oneLine(address) });

/** A line break in a mail's head could begin another header. */
// eslint-disable-next-line no-control-regex
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
