import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/payment', {
  title: 'Record a payment',
  owed: (guest: string, amount: string) => `${guest} has ${amount} left to pay. Record all of it, or a part.`,
  owedAndByCard: (guest: string, amount: string) =>
    `${guest} has ${amount} left to pay. Record all of it, or a part. Online payment by card then ends.`,
  amount: 'Amount',
  amountMissing: 'Please enter an amount above 0',
  above: (amount: string) => `Only ${amount} is still to be paid`,
  means: 'How was it paid?',
  choose: 'Choose',
  meansMissing: 'Please choose how it was paid',
  note: 'Note (optional)',
  noteHint: 'Only your hotel sees it, for example “Slip 4711”.',
  submit: 'Record payment',
  cancel: 'Cancel',
});
