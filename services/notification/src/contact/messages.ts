import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/contact', {
  facts: { reference: 'Reference', name: 'Name', email: 'Email' },
  replyToSender: 'Reply to this email to write to the sender.',
  received: {
    subject: (reference: string) => `We’ve received your message (${reference})`,
    heading: 'We’ve received your message',
    paragraphs: [
      'Thank you for writing to us. Someone on our team will read your message and reply to this address.',
      'If you contact us about it again, please mention the reference below so that we can find it right away.',
    ],
    helpCenter: 'Help Center',
    why: (email: string) =>
      `You’re receiving this email because ${email} was entered on our contact page. If that wasn’t you, you can ignore it.`,
  },
});
