import { localized } from '@wayhouse/messages/localized';

/** Loaded with the list and its dialogs. */
export const messages = localized('owner-remote/staff-list', {
  members: 'Members',
  none: 'Nobody but you works here yet. Invite your reception or a manager by email.',
  since: (email: string, date: string) => `${email}, since ${date}`,
  invitations: 'Invited',
  until: (date: string) => `Open until ${date}`,
  roleOf: (name: string) => `Role of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  withdraw: (email: string) => `Withdraw the invitation of ${email}`,
  invite: 'Invite a member',
  form: {
    title: 'Invite a member',
    email: 'Email address',
    emailHint: 'The person signs in with this address and accepts.',
    emailExample: 'rita@example.com',
    role: 'Role',
    send: 'Send invitation',
    cancel: 'Cancel',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    body: 'The access to this hotel ends at once. What was done stays in the history of the bookings and among the changes.',
    confirm: 'Remove',
    dismiss: 'Keep',
  },
});
