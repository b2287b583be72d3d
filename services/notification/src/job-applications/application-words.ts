import type { LetterContent } from '../letters/letter.js';
import type { Application } from './application-repository.js';

export const applicationWords = ({ job_title, name, email, phone, cover_letter }: Application): LetterContent => ({
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
