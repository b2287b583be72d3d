import { localized } from '@wayhouse/messages/localized';

export const messages = localized('notification/invitations', {
  subject: (hotel: string) => `Join the staff of ${hotel} on Wayhouse`,
  heading: 'You’re invited',
  body: (inviter: string, hotel: string) =>
    `${inviter} would like you to work at ${hotel} on Wayhouse. Sign in, or create an account, with this email address, and accept.`,
  facts: { hotel: 'Hotel', role: 'Your role', until: 'Open until' },
  button: 'See the invitation',
  why: (email: string) =>
    `You’re receiving this email because the owner of the hotel has entered ${email}. If you don’t know the hotel, ignore it, and nothing happens.`,
});
