import { localized } from './localized.js';

/**
 * The messages of a receipt, on its page and as a PDF. The file has the day in its sentences, since it is filed alone; the
 * page, which has it beside each row, is short.
 */
export const receiptMessages = localized('receipt', {
  title: { unpaid: 'Booking summary', paid: 'Receipt', cancelled: 'Cancellation' },
  lead: {
    unpaid: () => 'Your room is booked. Nothing has been paid yet: you pay at the hotel, or by card before you travel.',
    started: () => 'This stay has not been paid by card. Please pay at the hotel.',
    paid: () => 'There is nothing left to pay at the hotel.',
    paidRest: () => 'The booking was changed after it was paid by card. Please pay the rest at the hotel.',
    paidAtHotel: () => 'There is nothing left to pay at the hotel.',
    byHotel: () => 'The hotel had to cancel this booking. It costs you nothing.',
    noShow: () => 'The hotel recorded that you did not arrive. It costs you nothing.',
    noShowCharged: (charged: string) => `The hotel recorded that you did not arrive: ${charged}.`,
    free: () => 'This booking was cancelled, free of charge.',
    charged: (charged: string) => `This booking was cancelled after its free period: ${charged}.`,
  },
  fileLead: {
    unpaid: () => 'Your room is booked. Nothing is owed today: you pay at the hotel, or by card before you travel.',
    started: () => 'This stay was not paid by card: its price is due at the hotel.',
    paid: (day: string) => `Paid by card on ${day}. There is nothing left to pay at the hotel.`,
    paidRest: (day: string) => `Paid by card on ${day}, before the booking was changed. The rest is due at the hotel.`,
    paidAtHotel: (day: string) => `Paid at the hotel on ${day}. There is nothing left to pay.`,
    byHotel: (day: string) => `The hotel had to cancel this booking on ${day}. It costs you nothing.`,
    noShow: (day: string) => `The hotel recorded on ${day} that you did not arrive. It costs you nothing.`,
    noShowCharged: (day: string, charged: string) =>
      `The hotel recorded on ${day} that you did not arrive: ${charged}.`,
    free: (day: string) => `This booking was cancelled on ${day}, free of charge.`,
    charged: (day: string, charged: string) =>
      `This booking was cancelled on ${day}, after its free period: ${charged}.`,
  },
  number: 'Booking number',
  issued: (booking: string, day: string) => `Booking ${booking} · Issued ${day}`,
  booked: 'Booked on',
  guest: 'Guest',
  labelled: (label: string, value: string) => `${label}: ${value}`,
  hotel: 'Hotel',
  address: 'Address',
  stay: 'Your stay',
  room: 'Room',
  roomFor: (roomType: string, guests: string) => `${roomType}, ${guests}`,
  guests: 'Guests',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  payment: 'Payment',
  item: 'Item',
  amount: 'Amount',
  amountIn: (currency: string) => `Amount in ${currency}`,
  price: 'Price',
  offer: 'Offer',
  priceOf: (lines: string, total: string) => `${lines} = ${total}`,
  total: 'Total of the stay',
  priceOfStay: 'Price of the stay',
  lines: {
    charge: 'Cancellation charge',
    paid: 'Paid by card',
    refunded: 'Refunded to your card',
    'paid-at-hotel': 'Paid at the hotel',
    'refunded-at-hotel': 'Refunded at the hotel',
  },
  fileLines: {
    charge: () => 'Cancellation charge',
    paid: (day: string) => `Paid by card on ${day}`,
    refunded: (day: string) => `Refunded to your card on ${day}`,
    'paid-at-hotel': (day: string) => `Paid at the hotel on ${day}`,
    'refunded-at-hotel': (day: string) => `Given back at the hotel on ${day}`,
  },
  results: {
    due: 'Due at the hotel',
    'paid-in-total': 'Paid in total',
    'pending-refund': 'On its way back to your card',
    'charge-due': 'Due to the hotel',
    settled: 'Left to pay',
  },
  clock: (city: string) => `Dates and times are those of ${city}.`,
});
