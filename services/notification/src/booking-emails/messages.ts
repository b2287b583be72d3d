import { localized } from '@wayhouse/messages/localized';
import { refundTime } from '@wayhouse/messages/refund-time';

export const messages = localized('notification/booking-emails', {
  /** The greeting and the sentence after it, which begins in lower case. */
  dear: (guest: string, sentence: string) => `Dear ${guest}, ${sentence}`,
  confirmation: {
    subject: (hotel: string) => `Your booking at ${hotel} is confirmed`,
    heading: 'Your room is booked',
    text: (hotel: string) => `we look forward to your stay at ${hotel}.`,
    payment: 'Pay at the hotel',
  },
  together: {
    subject: (hotel: string) => `Your bookings at ${hotel} are confirmed`,
    heading: 'Your rooms are booked',
    each: 'Each room is a booking of its own: you can pay, change or cancel it by itself.',
    rooms: 'Your rooms',
    stay: (rooms: string, nights: string, guests: string) => `${rooms}, ${nights}, ${guests}`,
    see: 'See your bookings',
    number: (number: number) => `Room ${number}`,
    otherDates: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
    room: (room: string, guests: string) => `${room}, ${guests}`,
    labelled: (label: string, value: string) => `${label}: ${value}`,
  },
  changed: {
    subject: (hotel: string) => `Your booking at ${hotel} is changed`,
    heading: 'Your booking is changed',
    text: (hotel: string) => `your stay at ${hotel} is changed as you asked. This is how it stands now.`,
    byHotel: {
      subject: (hotel: string) => `${hotel} has changed your booking`,
      heading: 'The hotel has changed your booking',
      text: (hotel: string) => `${hotel} has changed your stay. This is how it stands now.`,
      refund: (amount: string) => `We’ll refund ${amount} to your card and email you when it’s on its way.`,
      handedBack: (amount: string) => `The hotel has handed ${amount} back to you at the front desk.`,
      owed: (amount: string) => `${amount} is still to be paid, at the hotel.`,
      settled: 'There’s nothing more to pay.',
      notAgreed: 'If this isn’t what you have agreed on, please get in touch with the hotel.',
    },
    before: (checkIn: string, checkOut: string, nights: string, guests: string) =>
      `${checkIn} to ${checkOut}, ${nights}, ${guests}`,
  },
  paid: {
    subject: (hotel: string) => `Your booking at ${hotel} is paid`,
    heading: 'Thank you, your stay is paid',
    text: {
      card: 'we’ve received your payment. There’s nothing left to pay at the hotel.',
      hotel: 'the hotel has recorded your payment. There’s nothing left to pay.',
    },
    payment: { card: 'Paid', hotel: 'Paid at the hotel' },
    /** Where something was paid before. */
    last: {
      card: (paid: string) => `we’ve received your payment of ${paid}. There’s nothing left to pay at the hotel.`,
      hotel: (paid: string) => `the hotel has recorded your payment of ${paid}. There’s nothing left to pay.`,
    },
    /** Of a part, or where a change has raised the price beyond what was paid. */
    rest: {
      subject: (hotel: string) => `Your payment for your booking at ${hotel} has arrived`,
      heading: 'Thank you, your payment has arrived',
      text: {
        card: (paid: string, owed: string) =>
          `we’ve received your payment of ${paid}. The booking was changed since, so the hotel will ask you for the other ${owed}.`,
        hotel: (paid: string, owed: string) =>
          `the hotel has recorded your payment of ${paid}. It will ask you for the other ${owed}.`,
      },
      payment: (paid: string, owed: string) => `${paid} paid, ${owed} due at the hotel`,
    },
    /** The hotel had recorded it by mistake. */
    takenBack: {
      subject: (hotel: string) => `${hotel} has corrected a payment`,
      heading: 'The hotel has corrected a payment',
      text: (paid: string, hotel: string) =>
        `${hotel} had recorded a payment of ${paid} for your booking by mistake, and has taken it back.`,
      owed: (owed: string) => `${owed} is still to be paid, at the hotel.`,
      notRight: 'If you did pay this, please get in touch with the hotel.',
      payment: (owed: string) => `${owed} due at the hotel`,
    },
    /** Bookings that were made together, by one card payment. */
    together: {
      subject: (hotel: string) => `Your bookings at ${hotel} are paid`,
      heading: 'Thank you, your rooms are paid',
      text: (paid: string, rooms: string) =>
        `we’ve received your payment of ${paid} for ${rooms}. There’s nothing left to pay at the hotel.`,
      rest: (paid: string, rooms: string, owed: string) =>
        `we’ve received your payment of ${paid} for ${rooms}. A booking was changed since, so the hotel will ask you for the other ${owed}.`,
    },
  },
  refund: {
    subject: (amount: string) => `Your refund of ${amount} is on its way`,
    text: (amount: string, hotel: string) =>
      `we’ve refunded ${amount} for your booking at ${hotel}. It should reach your card within ${refundTime.days}.`,
    amount: 'Refund',
  },
  handBack: {
    subject: (amount: string, hotel: string) => `${hotel} has handed ${amount} back to you`,
    text: (amount: string, hotel: string) =>
      `${hotel} has handed ${amount} of what you paid there back to you at the front desk, because a change of your stay had lowered its price.`,
  },
  cancelled: {
    byHotel: {
      subject: (hotel: string) => `${hotel} had to cancel your booking`,
      heading: 'The hotel had to cancel your booking',
      text: (hotel: string) => `we’re sorry: ${hotel} had to cancel your stay.`,
      everythingBack: 'You’ll get back everything you paid.',
      goneBack: 'Everything you paid has gone back to you already.',
    },
    noShow: {
      subject: (hotel: string) => `We missed you at ${hotel}`,
      heading: 'You did not arrive for your stay',
      text: (hotel: string) =>
        `${hotel} has recorded that you did not arrive, so your booking has ended. If this is wrong, please write to the hotel.`,
      charged: (charged: string, amount: string) => `Under the terms of your booking, ${charged}: ${amount}.`,
      free: 'Under the terms of your booking, nothing is charged.',
    },
    byGuest: {
      subject: (hotel: string) => `Your booking at ${hotel} is cancelled`,
      heading: 'Your booking is cancelled',
      text: (hotel: string) => `your stay at ${hotel} has been cancelled as you asked.`,
    },
    together: {
      subject: (hotel: string) => `Your bookings at ${hotel} are cancelled`,
      heading: 'Your bookings are cancelled',
      text: (hotel: string) => `your stays at ${hotel} have been cancelled as you asked.`,
      charged: (amount: string) => `By the terms of your bookings, cancelling costs ${amount} in all.`,
    },
    hotelRefund: (amount: string) => `The hotel will refund ${amount} of what you paid there.`,
    charged: (charged: string, amount: string) => `By the terms of your booking, ${charged}: ${amount}.`,
    free: 'There’s no charge for cancelling.',
    cardRefund: (amount: string) => `We’ll refund ${amount} to your card and email you when it’s on its way.`,
    due: (amount: string) => `The hotel will ask you for ${amount}.`,
    chargeDue: 'The hotel will ask you for this amount.',
    covered: 'Your payment covers this, so there’s nothing more to pay.',
    settled: 'There’s nothing left to pay.',
  },
  facts: {
    hotel: 'Hotel',
    address: 'Address',
    map: 'Open map',
    phone: 'Phone',
    call: 'Call the hotel',
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    stay: 'Stay',
    nightsAndGuests: (nights: string, guests: string) => `${nights}, ${guests}`,
    booking: 'Booking',
    nights: 'Price',
    rate: 'Rate',
    offer: 'Offer',
    total: 'Total',
    payment: 'Payment',
    before: 'Before',
    totalBefore: 'Total before',
    handedBack: 'Handed back at the hotel',
    stillDue: 'Still to pay',
    nothingDue: 'Nothing more',
    cancellation: 'Cancellation',
    noLongerPossible: 'No longer possible',
    freeCancellation: 'Free cancellation',
    freeUntil: (moment: string) => `Until ${moment} (hotel time)`,
    charge: 'Cancellation charge',
    chargeOf: (amount: string, nights: string) => `${amount} (${nights})`,
    paidAtHotel: 'Paid at the hotel',
    hotelRefund: 'Refund from the hotel',
    paidByCard: 'Paid by card',
    alreadyRefunded: 'Already refunded',
    cardRefund: 'Refund to your card',
    none: 'None',
    nothingMore: 'Nothing more',
  },
  seeBooking: 'See your booking',
  photo: (room: string, hotel: string) => `${room}, ${hotel}`,
  replyToHotel: (hotel: string) =>
    `Reply to this email to write to ${hotel}. We forward it without your email address, and it shows among the messages of the booking.`,
});
