import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('web-kit/guest-details', {
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
  /** Where the hotel enters them. */
  forHotel: {
    leadGuestHint: 'If that isn’t who has booked.',
    phoneHint: 'So that you can reach the guest.',
    arrivalTime: 'When will the guest arrive?',
    arrivalUnknown: 'Not known',
    wishesHint: 'The guest sees what you enter.',
  },
});

export type Reader = 'guest' | 'hotel';

/** As whoever enters the details reads them. */
export const textsFor = (reader: Reader) => (reader === 'hotel' ? { ...messages, ...messages.forHotel } : messages);
