import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('shell-app/booking-confirmation', {
  confirmed: 'Confirmed',
  title: 'You’re booked',
  number: 'Your booking number is',
  rooms: (count: number) => `Your ${counts.rooms(count)} are booked, each with a number of its own.`,
  yourRooms: 'Your rooms',
  totalOf: (amount: string) => `Total: ${amount}`,
  otherDates: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
  emailed: 'We’ve emailed you the details.',
  hotel: 'Hotel',
  map: 'Open map',
  roomFor: (room: string, guests: string) => `${room}, ${guests}`,
  payment: 'Payment',
  payAtHotel: (amount: string) => `${amount}, at the hotel.`,
  payByCard: (amount: string) => `Pay ${amount} by card`,
  paid: (amount: string) => `${amount}, paid.`,
  paidRest: (paid: string, owed: string) => `${paid} paid, ${owed} still to pay at the hotel.`,
  close: 'Close confirmation',
  notCharged: {
    title: 'Nothing was charged',
    body: (hotel: string) => `Your room at ${hotel} is still booked. Pay at the hotel, or by card whenever you like.`,
    bodyTogether: (rooms: number, hotel: string) =>
      `Your ${counts.rooms(rooms)} at ${hotel} are still booked. Pay at the hotel, or by card whenever you like.`,
  },
});
