import type { LetterContent } from '../email/email.js';
import type { Application } from './application-repository.js';

export const toThoseWhoHire = ({ job_title, name, email, phone, cover_letter }: Application): LetterContent => ({
  subject: `Application: ${job_title}, ${name}`,
  heading: `${name} applies for ${job_title}`,
  paragraphs: [cover_letter],
  facts: [
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
    { label: 'Phone', value: phone },
  ],
  footnote: 'Answer this letter to write to the applicant.',
});

/** Repeats nothing of what was typed: the address may be a stranger's, and nobody shall write to strangers through us. */
export const acknowledgement = ({ email }: Application): LetterContent => ({
  subject: 'We have your application',
  heading: 'Your application has arrived',
  paragraphs: [
    'Thank you for wanting to work with us. The people you would work with read every application themselves and answer to this address.',
    'If you would like to add something, such as your résumé, answer this letter.',
  ],
  facts: [],
  footnote: `You get this letter because ${email} was entered on our careers page. If it was not you, you need do nothing.`,
});
