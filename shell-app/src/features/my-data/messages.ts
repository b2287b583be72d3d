import { retentionDays } from '@wayhouse/domain/retention';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/my-data', {
  title: 'Your data',
  lead: 'What Wayhouse has stored about you, as a file, and how to leave for good.',
  loading: 'Loading your account',
  signIn: { title: 'Sign in to see your data', body: 'Your data is kept with your account.', action: 'Login' },
  download: {
    title: 'Download my data',
    lead: 'One file with everything that is stored under your account:',
    get contents() {
      return [
        'your account, your recent searches, and your hotel and rooms, if you have any',
        'your bookings, with what hotels have noted about them, payments and refunds',
        `the emails we have sent you in the last ${retentionDays.finishedJob} days`,
        'what you have sent us through our forms, and your newsletter subscription',
      ];
    },
    format: 'It is a JSON file, which text editors and other programs can read. Keep it somewhere safe.',
    action: 'Download my data',
    progress: (done: number, all: number) => `Collecting your data: ${done} of ${all} parts`,
    done: 'Your data is downloaded.',
    failed: (cause: string) => `Nothing was downloaded. ${cause}`,
    fileName: (day: string) => `wayhouse-data-${day}.json`,
  },
  deletion: {
    title: 'Delete my account',
    lead: 'This is for good. Nobody can bring the account back, and your email address is free for a new one.',
    goes: {
      title: 'What goes',
      items: [
        'your name, email address, picture and password',
        'your recent searches, emails, messages, job applications and newsletter subscription',
        'your hotel’s contact data, if you have one; its rooms can no longer be booked',
      ],
    },
    stays: {
      title: 'What stays, under a number',
      items: [
        'the nights, prices, payments and refunds of your bookings, because the law requires accounting records',
        'that there was a guest: hotels see “Former guest” in place of your name',
        'the name and address of your hotel, if you have one, because its guests count on them',
      ],
    },
    privacy: 'Privacy policy (PDF)',
    action: 'Delete my account…',
    dialogTitle: 'Delete your account?',
    warning: 'Your account is deleted at once, and you are signed out everywhere. This cannot be undone.',
    word: 'delete',
    confirmation: (word: string) => `Type “${word}” to confirm`,
    keep: 'Keep my account',
    confirm: 'Delete for good',
    myBookings: 'Go to My Bookings',
    dashboard: 'Go to your dashboard',
  },
});
