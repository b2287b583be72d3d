import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/guest-details', {
  leadGuest: 'Name of who arrives',
  leadGuestHint: 'If that isn’t you.',
  phone: 'Phone',
  phoneHint: 'So that the hotel can reach you.',
  more: 'More: arrival, children, wishes, company',
  arrivalTime: 'When will you arrive?',
  arrivalUnknown: 'I don’t know yet',
  children: 'Ages of the children',
  childrenHint: 'For example 4, 9. Empty if no children come along.',
  childrenAges: (oldest: number) => `Enter the ages in years, from 0 to ${oldest}: 4, 9`,
  wishes: 'Wishes',
  wishesHint: 'The hotel sees them, but can’t promise to fulfil them.',
  company: 'Company',
  companyHint: 'If the receipt is to name one.',
  taxNumber: 'Tax number',
});
