import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/change-stay', {
  title: 'Change stay',
  lead: (guest: string) => `${guest}. All nights are at the prices of today.`,
  leadInHouse: (guest: string) =>
    `${guest} is here and can leave on another day. Nights of the stay keep their price, added ones are at the prices of today.`,
  confirm: 'Change the stay',
  confirmHandBack: (amount: string) => `Hand back ${amount} and change`,
  keep: 'Leave as it is',
  same: 'Choose other dates or another number of guests.',
  sameDeparture: 'Choose another day of departure.',
  loading: 'Loading the new price.',
  before: 'Price until now',
  total: 'New price',
  refund: 'Back to the guest’s card',
  owed: 'Due at the hotel',
  handBack: 'Hand back at the desk',
  note: 'Note (optional)',
  noteHint: 'How you hand it back, for example “In cash”. Only your hotel sees it.',
  moves: 'The guest moves to',
  move: (unit: number, from: string) => `No. ${unit}, from ${from}`,
  freeUntil: 'Free to cancel until',
  notFree: 'Not free any more',
});
