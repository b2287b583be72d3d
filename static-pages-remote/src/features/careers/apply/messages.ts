import { localized } from '@wayhouse/messages/localized';
import { pagePaths } from '../../../shared/page-paths.js';

export const messages = localized('static-pages-remote/careers/apply', {
  back: { label: 'All open positions', to: pagePaths.careers },
  eyebrow: 'Apply',
  tab: (job: string) => `Apply: ${job}`,
  fields: {
    jobTitle: 'Job title',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    coverLetter: 'Cover letter',
  },
  coverLetterHint: 'A few sentences are enough: what you have done, and why here.',
  submit: 'Send application',
  tasks: 'What you do',
  resumes: 'Questions, or a résumé to send?',
  sent: {
    title: 'Your application is on its way',
    text: (email: string) => `Thank you. Our answer comes to ${email}.`,
    next: 'See the other positions',
  },
  unknown: {
    title: 'This position is not open',
    text: 'It may have been filled, or the link is incomplete. Our careers page shows what is open today.',
    action: 'See open positions',
  },
});
