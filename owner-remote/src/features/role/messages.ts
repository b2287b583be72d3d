import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/role', {
  title: 'Your role',
  lead: 'What you may do at this hotel.',
  loading: 'Loading your role',
  failed: { title: 'Your role did not load', message: 'You can go on working.' },
  owner: 'A hotel always has its owner, so you cannot leave it.',
  member: 'The owner of the hotel can change your role, or remove you from the staff. You can also leave by yourself.',
  leave: 'Leave this hotel',
  leaving: {
    title: (hotel: string) => `Leave ${hotel}?`,
    body: 'Your access to this hotel ends at once, and so do its emails and pushes. What you have done stays in the history of the bookings and among the changes, where the owner sees that you have left. Only the owner can invite you again.',
    confirm: 'Leave',
    dismiss: 'Cancel',
  },
});
