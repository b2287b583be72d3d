import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';

export const messages = localized('notification/owner-emails', {
  formerGuest: 'Former guest',
  guestOfHotel: 'Booked by your hotel',
  booking: {
    subject: (number: string, dates: string) => `New booking ${number}: ${dates}`,
    heading: 'You have a new booking',
    text: (guest: string, nights: string, hotel: string) => `${guest} has booked ${nights} at ${hotel}.`,
  },
  together: {
    subject: (rooms: string, dates: string) => `New bookings of ${rooms}: ${dates}`,
    heading: 'You have new bookings',
    text: (guest: string, rooms: string, nights: string, hotel: string) =>
      `${guest} has booked ${rooms} for ${nights} at ${hotel}.`,
    rooms: 'Rooms',
  },
  change: {
    subject: (number: string, dates: string) => `Booking ${number} is changed: ${dates}`,
    heading: 'A booking is changed',
    text: (guest: string, hotel: string) => `${guest} has changed a stay at ${hotel}. This is how it stands now.`,
  },
  payment: {
    subject: (number: string, dates: string) => `Booking ${number} is paid by card: ${dates}`,
    heading: 'A booking is paid',
    text: (guest: string, amount: string, hotel: string) =>
      `${guest} has paid ${amount} by card for a stay at ${hotel}. There’s nothing left to pay at the hotel.`,
    rest: {
      subject: (number: string, dates: string) => `Booking ${number} is paid in part by card: ${dates}`,
      heading: 'A booking is paid in part',
      text: (guest: string, paid: string, owed: string, hotel: string) =>
        `${guest} has paid ${paid} by card for a stay at ${hotel}, the price before a change of the booking. Please ask for the other ${owed}.`,
    },
    together: {
      subject: (rooms: string, dates: string) => `Bookings of ${rooms} are paid by card: ${dates}`,
      heading: 'Bookings are paid',
      text: (guest: string, amount: string, rooms: string, hotel: string) =>
        `${guest} has paid ${amount} by card for ${rooms} at ${hotel}. There’s nothing left to pay at the hotel.`,
      rest: (guest: string, paid: string, rooms: string, hotel: string, owed: string) =>
        `${guest} has paid ${paid} by card for ${rooms} at ${hotel}, the price before a change of a booking. Please ask for the other ${owed}.`,
    },
  },
  cancellation: {
    subject: (number: string, dates: string) => `Booking ${number} is cancelled: ${dates}`,
    heading: 'A booking is cancelled',
    byGuest: (guest: string, hotel: string) => `${guest} has cancelled the stay at ${hotel}.`,
    byOperator: (hotel: string) => `We’ve cancelled this stay at ${hotel} for you, free of charge for the guest.`,
    together: {
      subject: (rooms: string, dates: string) => `Bookings of ${rooms} are cancelled: ${dates}`,
      heading: 'Bookings are cancelled',
      byGuest: (guest: string, rooms: string, hotel: string) => `${guest} has cancelled ${rooms} at ${hotel}.`,
    },
    nights: 'The nights can be booked again, unless the calendar of another site has them.',
    collect: (amount: string) => `Please ask the guest for ${amount}: no payment covers this part of the charge.`,
    refundAtHotel: (amount: string) => `Please refund ${amount} to the guest: it was paid at your hotel.`,
    refundToCard: (amount: string) => `We’ll refund ${amount} to the guest’s card.`,
    settled: 'There’s nothing to pay and nothing to refund.',
  },
  conflict: {
    subject: (number: string, dates: string) => `Booking ${number} is booked at another site, too: ${dates}`,
    heading: 'Nights may be booked twice',
    text: (calendar: string, hotel: string) =>
      `The calendar “${calendar}” has nights that a guest has booked at ${hotel} through us. Both sites may have sold the same room, or the other one has read these nights from us.`,
    what: 'If there are two guests, give one of them another room, or talk to one of them. Nothing was changed here.',
    nights: 'Nights in both',
    open: 'Open the calendars of this room',
  },
  arrivals: {
    subject: (hotel: string, day: string) => `Today at ${hotel}: ${day}`,
    text: (hotel: string) => `Good morning! This is the day ahead at ${hotel}.`,
    counts: {
      arriving: (count: number) => plural(count, { one: '# arrival', other: '# arrivals' }),
      leaving: (count: number) => plural(count, { one: '# departure', other: '# departures' }),
      staying: (count: number) => plural(count, { one: '# stays on', other: '# stay on' }),
    },
    facts: { arrivals: 'Arrivals', departures: 'Departures', inHouse: 'In house tonight', unpaid: 'Unpaid' },
    unpaidOf: (amount: string, count: number) =>
      plural(count, { one: `${amount} for # booking`, other: `${amount} for # bookings` }),
    sections: { arrivals: 'Arriving today', departures: 'Leaving today', stayingOn: 'Staying on' },
    room: (room: string, guests: string) => `${room}, ${guests}`,
    until: (date: string) => `Until ${date}`,
    since: (date: string) => `Since ${date}`,
    due: (amount: string) => `Unpaid: ${amount}`,
    detail: (what: string, value: string) => `${what}: ${value}`,
    more: (count: number) => plural(count, { one: '# more', other: '# more' }),
    onDashboard: 'On your dashboard',
    open: 'Open your dashboard',
  },
  facts: {
    guest: 'Guest',
    hotel: 'Hotel',
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    stay: 'Stay',
    nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
    booking: 'Booking',
    due: 'Due at the hotel',
    charge: 'Cancellation charge',
    chargeOf: (amount: string, nights: string) => `${amount} (${nights})`,
    paidByCard: 'Paid by card',
    alreadyRefunded: 'Already refunded',
    cardRefund: 'Refund to the guest’s card',
    paidAtHotel: 'Paid at the hotel',
    handedBack: 'Handed back at the hotel',
    hotelRefund: 'Refund at the hotel',
    before: 'Before',
    totalBefore: 'Total before',
    stillDue: 'Still owed by the guest',
    none: 'None',
    nothingDue: 'Nothing',
    nothingMore: 'Nothing more',
  },
  openBooking: 'Open this booking',
  choose: 'Choose which emails you get',
  replyToGuest: (guest: string) =>
    `Reply to this email to write to ${guest}. We forward it without your email address, and it shows among the messages of the booking.`,
});
