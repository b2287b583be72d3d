import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/job-applications', {
  team: 'Careers at Wayhouse',
  subject: (job: string, name: string) => `Application: ${job}, ${name}`,
  heading: (name: string, job: string) => `${name} has applied for ${job}`,
  facts: { name: 'Name', email: 'Email', phone: 'Phone' },
  replyToApplicant: 'Reply to this email to write to the applicant.',
  received: {
    heading: 'We’ve received your application',
    paragraphs: [
      'Thank you for your interest in working with us. The team you’d be joining reads every application and will reply to this address.',
      'If you’d like to add anything, such as your résumé, just reply to this email.',
    ],
    why: (email: string) =>
      `You’re receiving this email because ${email} was entered on our careers page. If that wasn’t you, you can ignore it.`,
  },
});
