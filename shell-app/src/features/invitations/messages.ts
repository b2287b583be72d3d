import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/invitations', {
  title: 'Invitations',
  lead: 'Hotels that would like you to work for them on Wayhouse.',
  signIn: {
    title: 'Sign in to see your invitations',
    body: 'Use the email address that the invitation was sent to, or create an account with it.',
    action: 'Sign in',
  },
  loading: 'Loading your invitations',
  failed: { title: 'Your invitations did not load', message: 'They are safe.' },
  none: {
    title: 'No open invitations',
    body: (email: string) =>
      `There is none for ${email}. One that was sent to another address shows here once you have added that address to your profile and verified it.`,
    profile: 'Open your profile',
  },
  list: 'Open invitations',
  invitedBy: (owner: string, city: string) => `${owner}, ${city}`,
  until: (date: string) => `Open until ${date}`,
  accept: 'Accept',
  acceptOf: (hotel: string) => `Accept the invitation of ${hotel}`,
});
