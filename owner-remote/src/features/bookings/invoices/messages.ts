import { localized } from '@wayhouse/messages/localized';

/** Loaded beside the booking. */
export const messages = localized('owner-remote/booking-invoices', {
  title: 'Invoices',
  none: 'No invoice is issued yet. It gets the next number of your hotel and never changes.',
  nothing: 'This booking costs nothing, so there is nothing that an invoice could be about.',
  legalName: {
    missing: 'An invoice names your hotel by its legal name, which its profile does not have yet.',
    enter: 'Enter the legal name',
    ask: 'Please ask a manager or the owner to enter it.',
  },
  outdated: {
    changed:
      'The booking has changed since this invoice was issued. Issue a credit note, which reverses it, and then another invoice.',
    free: 'The booking costs nothing any more. Issue a credit note, which reverses this invoice.',
  },
  issuedOn: (day: string) => `Issued ${day}`,
  reverses: (number: string) => `Reverses ${number}`,
  issue: 'Issue an invoice',
  form: {
    title: 'Issue an invoice',
    body: (amount: string) =>
      `It is for ${amount} and shows what is paid so far. It cannot be changed afterwards, only reversed by a credit note.`,
    name: 'Name or company',
    taxNumber: 'Tax number (optional)',
    address: 'Address (optional)',
    submit: 'Issue invoice',
    cancel: 'Cancel',
  },
  creditNote: {
    action: 'Issue a credit note',
    title: (number: string) => `Reverse invoice ${number}?`,
    body: 'The credit note gets the next number of your hotel. Both stay in your list, and neither moves any money.',
    another: 'You can issue another invoice for this booking then.',
    confirm: 'Issue credit note',
    dismiss: 'Go back',
  },
});
