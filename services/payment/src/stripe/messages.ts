import { localized } from '@wayhouse/messages/localized';

/** What Stripe's payment page shows of a booking. */
export const messages = localized('payment/checkout', {
  room: (room: string, hotel: string) => `${room}, ${hotel}`,
  stay: (nights: string, checkIn: string, checkOut: string) => `${nights}, ${checkIn} to ${checkOut}`,
  sentences: (parts: string[]) => parts.join('. '),
  pricedStay: (stay: string, lines: string) => `${stay}: ${lines}`,
});
