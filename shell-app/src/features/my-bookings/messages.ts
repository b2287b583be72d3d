import type { GuestInvoice } from '@wayhouse/contracts/invoices';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';
import { refundTime } from '@wayhouse/messages/refund-time';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

export const messages = localized('shell-app/my-bookings', {
  title: 'My Bookings',
  lead: 'Your upcoming and past stays.',
  loading: 'Loading your bookings',
  groups: { label: 'Which bookings', upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' },
  columns: { hotels: 'Hotels', dates: 'Date & Timings', payment: 'Payment' },
  together: {
    with: (others: number) =>
      plural(others, { one: 'Booked together with # other room', other: 'Booked together with # other rooms' }),
  },
  total: 'Total',
  retry: 'Retry',
  checkIn: 'Check-In',
  checkOut: 'Check-Out',
  staysNow: 'Staying now',
  paid: 'Paid',
  unpaid: 'Unpaid · pay at the hotel',
  unpaidPast: 'Not paid by card · due at the hotel',
  paidInPart: 'Paid in part',
  paidAndDue: (paid: string, owed: string) => `${paid} paid, ${owed} due at the hotel`,
  payNow: 'Pay Now',
  payTogether: (rooms: number, amount: string) => `Pay for ${counts.rooms(rooms)} · ${amount}`,
  confirming: 'Confirming your payment…',
  paymentReceived: 'Payment received. Thank you!',
  begun: 'This stay has begun, so it can’t be cancelled here any more.',
  lateCharge: (charge: string) => `Cancelling now costs ${charge}`,
  receiptLink: { unpaid: 'Summary', paid: 'Receipt', cancelled: 'Cancellation details' },
  invoice: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  } satisfies Record<GuestInvoice['kind'], (number: string) => string>,
  bookAgain: 'Book again',
  writeToHotel: 'Email the hotel',
  callHotel: 'Call the hotel:',
  conversation: {
    action: 'Messages',
    title: (hotel: string) => `Messages with ${hotel}`,
    about: (date: string) => `About your stay from ${date}.`,
  },
  for: (hotel: string) => `for ${hotel}`,
  change: {
    action: 'Change dates or guests',
    title: 'Change your stay',
    lead: (moment: string) => `Free of charge until ${moment} (the hotel’s time), at the prices of today.`,
    before: 'Total until now',
    total: 'New total',
    refund: 'Refund to your card',
    owed: 'Still to pay',
    same: 'Choose other dates or another number of guests to see the new price.',
    loading: 'Loading the new price',
    until: (moment: string) => `Afterwards free to cancel or change until ${moment} (the hotel’s time).`,
    ended: 'Free cancellation of these dates has ended: they can’t be changed again.',
    keep: 'Keep as it is',
    confirm: 'Change the stay',
  },
  stillToPay: (amount: string) => `${amount} still to pay at the hotel`,
  details: {
    add: 'Add details for the hotel',
    change: 'Change details',
    lead: (hotel: string) => `${hotel} sees them with your booking. All of them are optional.`,
    save: 'Save details',
    keep: 'Close',
    corrected: (what: string, at: string) => `Changed by the hotel on ${at}: ${what}`,
  },
  handedBack: 'Handed back at the hotel',
  cancelled: {
    on: (day: string) => `Cancelled on ${day}`,
    byHotel: (day: string) => `Cancelled by the hotel on ${day}`,
    noShow: (day: string) => `No-show, recorded by the hotel on ${day}`,
    state: 'Cancelled',
    cost: 'Cancellation cost',
    nothing: 'Nothing',
    paid: 'Paid by card',
    refunded: 'Refunded',
    paidAtHotel: 'Paid at the hotel',
    refundedAtHotel: 'Refunded at the hotel',
    refundPending: (amount: string) => `Refund of ${amount} on its way`,
    chargeOwed: 'You pay this to the hotel.',
    restOwed: (owed: string) => `You pay the other ${owed} to the hotel.`,
  },
  calendar: {
    add: 'Add to calendar',
    failed: 'The calendar entry could not be created. Please try again.',
  },
  cancel: {
    action: 'Cancel booking',
    title: 'Cancel this booking?',
    freeUntil: (moment: string) => `Free until ${moment} (the hotel’s time)`,
    freeEnded: (moment: string, charged: string) =>
      `Free cancellation ended ${moment} (the hotel’s time). Now ${charged}.`,
    cost: 'Cost of cancelling',
    paid: 'You paid by card',
    paidAtHotel: 'You paid at the hotel',
    notPaid: 'Nothing yet',
    refunded: 'Already refunded to your card',
    refund: 'Your refund',
    refundAtHotel: 'Refund at the hotel',
    free: 'Free',
    nothing: 'Nothing',
    notes: {
      unpaidFree: 'You have not paid yet, so there will be nothing to pay.',
      unpaidLate: 'You have not paid yet, so the hotel will ask you for this amount.',
      get paid() {
        return `Refunded to the card you used, within ${refundTime.days}.`;
      },
      atHotel: 'You paid at the hotel, so the hotel will refund you directly.',
      rest: (owed: string) =>
        `What you have paid does not cover this charge. The hotel will ask you for the other ${owed}.`,
      charged: 'Your payment covers this charge. You owe nothing more.',
    },
    keep: 'Keep booking',
    confirmFree: 'Cancel for free',
    confirmCharge: (charge: string) => `Cancel for ${charge}`,
    retry: (action: string) => `Retry: ${action}`,
    loadingCost: 'Loading the cost of cancelling',
    together: {
      what: 'What to cancel',
      one: 'This room',
      all: (rooms: number) =>
        rooms === 2 ? 'Both rooms booked together' : `All ${counts.rooms(rooms)} booked together`,
      title: (rooms: number) => `Cancel ${counts.rooms(rooms)}?`,
      refund: (amount: string) => `Refund ${amount}`,
      refundAtHotel: (amount: string) => `Refund at the hotel ${amount}`,
      cost: 'Cost of cancelling all',
      unpaid: 'The hotel will ask you for what your payments do not cover.',
      atHotel: 'What you paid at the hotel, the hotel will refund you directly.',
      keep: 'Keep bookings',
      confirmFree: (rooms: number) => `Cancel ${counts.rooms(rooms)} for free`,
      confirmCharge: (rooms: number, charge: string) => `Cancel ${counts.rooms(rooms)} for ${charge}`,
    },
  },
  empty: {
    title: 'No stays yet',
    body: 'Find a room you like, and your bookings, dates and payments will appear here.',
    action: 'Browse hotels',
  },
  emptyGroups: {
    upcoming: { title: 'No upcoming stays', body: 'Ready for the next one? Every room shows which dates are free.' },
    past: {
      title: 'No past stays yet',
      body: 'Once you have checked out, the stay and its receipt will appear here.',
    },
    cancelled: {
      title: 'No cancelled bookings',
      get body() {
        const { deadline } = describePolicy(defaultCancellationPolicy);
        return `If your plans change, most bookings are free to cancel up to ${deadline}, under Upcoming.`;
      },
    },
  },
  failed: { title: 'Your bookings did not load', message: 'They are safe with us. Please try again in a moment.' },
  signIn: { title: 'Sign in to see your bookings', body: 'Your bookings are saved in your account.', action: 'Login' },
});
