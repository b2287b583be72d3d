import { localized } from '@wayhouse/messages/localized';

export const messages = localized('booking/bookings', {
  formerGuest: 'Former guest',
});
