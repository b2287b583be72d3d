import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('owner-remote/unread', {
  bookings: (count: number) =>
    plural(count, { one: '# booking has new messages:', other: '# bookings have new messages:' }),
});
