import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

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
  searchedChildren: (count: number) =>
    plural(count, {
      one: 'You searched for a room for # child. Enter the age, for example 4.',
      other: 'You searched for a room for # children. Enter their ages, for example 4, 9.',
    }),
  childrenAges: (oldest: number) => `Enter the ages in years, from 0 to ${oldest}: 4, 9`,
  wishes: 'Wishes',
  wishesHint: 'The hotel sees them, but can’t promise to fulfil them.',
  company: 'Company',
  companyHint: 'If the receipt is to name one.',
  taxNumber: 'Tax number',
});
