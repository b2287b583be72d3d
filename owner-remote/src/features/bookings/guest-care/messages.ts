import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/guest-care', {
  correct: {
    title: 'Details of the guest',
    lead: (guest: string) => `What you know of ${guest}, who sees it in My Bookings, with what you have changed.`,
    leadAtDesk: 'What you know of the guest.',
    guestName: 'Name of the guest',
    save: 'Save details',
    dismiss: 'Cancel',
  },
  notes: {
    none: 'There are no notes yet.',
    label: 'New note',
    hint: 'Your staff sees it, and the guest does not; only a guest who asks us for all their data gets it, without your name.',
    add: 'Add note',
    empty: 'Please write something first.',
    remove: (text: string) => `Remove “${text}”`,
  },
  removing: {
    title: 'Remove this note?',
    body: (text: string) => `“${text}”`,
    confirm: 'Remove note',
    dismiss: 'Keep note',
  },
});
