import type { Booking } from '@wayhouse/contracts/booking';
import { checkOutBy, checkInFrom } from '@wayhouse/contracts/format';

const title = { unpaid: 'Booking summary', paid: 'Receipt', cancelled: 'Cancellation' };

/** The wording matches that of the PDF receipt. */
export const messages = {
  title,
  documentTitle: ({ state, hotel }: Booking) => `${title[state]}, ${hotel.name}`,
  pageTitle: 'Receipt',
  back: 'My Bookings',
  print: 'Print',
  download: 'Download PDF',
  loading: 'Loading the booking',
  lead: {
    unpaid: 'Your room is booked. Nothing has been paid yet: you pay at the hotel, or by card before you travel.',
    started: 'This stay has not been paid by card. Please pay at the hotel.',
    paid: 'There is nothing left to pay at the hotel.',
    byHotel: 'The hotel had to cancel this booking. It costs you nothing.',
    free: 'This booking was cancelled, free of charge.',
    charged: (charged: string) => `This booking was cancelled after its free period: ${charged}.`,
  },
  number: 'Booking number',
  booked: 'Booked on',
  guest: 'Guest',
  hotel: 'Hotel',
  guestsLabel: 'Guests',
  guests: (guests: number) => `${guests} ${guests === 1 ? 'person' : 'people'}`,
  stay: 'Your stay',
  room: 'Room',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  checkInTime: checkInFrom,
  checkOutTime: checkOutBy,
  payment: 'Payment',
  item: 'Item',
  amount: 'Amount',
  nights: (nights: number, price: string) => `${nights} ${nights === 1 ? 'night' : 'nights'} × ${price}`,
  total: 'Total of the stay',
  lines: {
    charge: 'Cancellation charge',
    paid: 'Paid by card',
    refunded: 'Refunded to your card',
    'paid-at-hotel': 'Paid at the hotel',
    'refunded-at-hotel': 'Refunded at the hotel',
  },
  results: {
    due: 'Due at the hotel',
    'paid-in-total': 'Paid in total',
    'pending-refund': 'On its way back to your card',
    'charge-due': 'Due to the hotel',
    settled: 'Left to pay',
  },
  clock: (city: string) => `Dates and times are local to ${city}.`,
  contact: (phone: string, email: string) => `Questions about this booking? ${phone} or ${email}`,
  unknown: {
    title: 'We cannot find this booking',
    body: 'It does not belong to the account you are signed in with. You may have booked with another account.',
    action: 'Go to My Bookings',
  },
  signIn: {
    title: 'Sign in to see this booking',
    body: 'Your receipts are saved in your account.',
    action: 'Login',
  },
} as const;
