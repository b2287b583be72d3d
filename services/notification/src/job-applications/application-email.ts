import type { EmailContent } from '../email/email.js';
import type { Application } from './application-repository.js';

export const applicationEmail = ({ job_title, name, email, phone, cover_letter }: Application): EmailContent => ({
  subject: `Application: ${job_title}, ${name}`,
  heading: `${name} has applied for ${job_title}`,
  paragraphs: [cover_letter],
  facts: [
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
  ],
  footnote: 'Reply to this email to write to the applicant.',
});

/** Repeats nothing the applicant typed: anyone can enter anyone's address, and we must not deliver their text to it. */
export const acknowledgementEmail = ({ email }: Application): EmailContent => ({
  subject: 'We’ve received your application',
  heading: 'We’ve received your application',
  paragraphs: [
    'Thank you for your interest in working with us. The team you’d be joining reads every application and will reply to this address.',
    'If you’d like to add anything, such as your résumé, just reply to this email.',
  ],
  facts: [],
  footnote: `You’re receiving this email because ${email} was entered on our careers page. If that wasn’t you, you can ignore it.`,
});
