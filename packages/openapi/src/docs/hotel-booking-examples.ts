import type { GuestDetail } from '@wayhouse/domain/guest-details';
import { exampleBooking, exampleCancelled, exampleGuestDetails, exampleIds } from './examples.js';

export const exampleHotelBooking = {
  booking: exampleBooking,
  guest: { name: 'Asha Rao' },
  history: [{ type: 'booked' as const, at: exampleBooking.createdAt, amount: 360 }],
  isGuestEmailed: true as const,
  cancelling: { byCard: 0, atHotel: 0 },
};

/** What the hotel has corrected for Asha. */
export const exampleCorrected = {
  ...exampleHotelBooking,
  booking: {
    ...exampleBooking,
    details: {
      ...{ version: 1, ...exampleGuestDetails },
      corrected: {
        at: '2027-01-06T09:12:44.000Z',
        fields: Object.keys(exampleGuestDetails) as GuestDetail[],
      },
    },
  },
  history: [
    ...exampleHotelBooking.history,
    { type: 'details-changed' as const, at: '2027-01-06T09:12:44.000Z', by: 'hotel' as const },
  ],
};

export const exampleNoted = {
  ...exampleHotelBooking,
  booking: { ...exampleBooking, notes: 1 },
  notes: [
    {
      ...{ id: exampleIds.note, text: 'Wants the room by the garden', at: '2027-01-06T09:12:44.000Z' },
      isRemovable: true as const,
    },
  ],
};

/** What the hotel has booked for Mira at its front desk. */
export const exampleBookedAtDesk = {
  ...exampleHotelBooking,
  booking: {
    ...exampleBooking,
    user: { username: 'Mira Sen' },
    bookedBy: 'hotel' as const,
    details: { version: 1, phone: '+91 98765 43210' },
  },
  isGuestEmailed: undefined,
  guest: { name: 'Mira Sen' },
  history: [{ type: 'booked' as const, at: exampleBooking.createdAt, amount: 360, by: 'hotel' as const }],
};

/** A night less, which the front desk has agreed on with Asha. */
export const exampleStayChanged = {
  ...exampleHotelBooking,
  booking: { ...exampleBooking, checkOutDate: '2027-03-14', totalPrice: 240, owed: 240, changes: 1 },
  isChangeable: true as const,
  history: [
    ...exampleHotelBooking.history,
    {
      ...{ type: 'stay-changed' as const, at: '2027-01-06T09:12:44.000Z', amount: 240, by: 'hotel' as const },
      before: {
        checkInDate: exampleBooking.checkInDate,
        checkOutDate: exampleBooking.checkOutDate,
        guests: exampleBooking.guests,
      },
    },
  ],
};

export const exampleMarkedPaid = {
  ...exampleHotelBooking,
  booking: {
    ...exampleBooking,
    state: 'paid' as const,
    isPaid: true,
    owed: 0,
    atHotel: { paid: 360, paidAt: '2027-03-12T09:05:10.000Z', refunded: 0 },
  },
  history: [
    ...exampleHotelBooking.history,
    {
      ...{ type: 'paid' as const, at: '2027-03-12T09:05:10.000Z', amount: 360, method: 'hotel' as const },
      note: 'Card terminal, slip 4711',
    },
  ],
  cancelling: { byCard: 0, atHotel: 360 },
};

const paidInPart = { type: 'paid' as const, method: 'hotel' as const, at: '2027-03-12T09:05:10.000Z', amount: 100 };

/** A deposit in cash. */
export const examplePaidInPart = {
  ...exampleHotelBooking,
  booking: {
    ...exampleBooking,
    owed: 260,
    atHotel: {
      ...{ paid: 100, paidAt: paidInPart.at, refunded: 0 },
      payments: [{ amount: 100, at: paidInPart.at, means: 'cash' as const }],
    },
  },
  history: [
    ...exampleHotelBooking.history,
    { ...paidInPart, means: 'cash' as const, paymentId: exampleIds.paymentAtHotel },
  ],
  cancelling: { byCard: 0, atHotel: 100 },
};

/** It was recorded for the wrong guest. */
export const examplePaymentTakenBack = {
  ...exampleHotelBooking,
  history: [
    ...exampleHotelBooking.history,
    { ...paidInPart, means: 'cash' as const },
    { type: 'payment-taken-back' as const, at: '2027-03-12T09:20:00.000Z', amount: 100 },
  ],
};

export const exampleCheckedIn = {
  ...exampleHotelBooking,
  booking: { ...exampleBooking, unit: 12, checkedInAt: '2027-03-12T09:01:30.000Z' },
  history: [...exampleHotelBooking.history, { type: 'checked-in' as const, at: '2027-03-12T09:01:30.000Z' }],
};

export const exampleCancelledByOwner = {
  booking: { ...exampleCancelled, cancellation: { ...exampleCancelled.cancellation!, by: 'owner' as const } },
  guest: exampleHotelBooking.guest,
  history: [
    ...exampleHotelBooking.history,
    { type: 'cancelled' as const, at: '2027-01-06T09:12:44.000Z', amount: 0, by: 'owner' as const },
  ],
};

export const exampleNoShow = {
  booking: {
    ...exampleCancelled,
    owed: 120,
    cancellation: { at: '2027-03-13T04:30:00.000Z', charge: 120, by: 'owner' as const, isNoShow: true as const },
  },
  guest: exampleHotelBooking.guest,
  history: [...exampleHotelBooking.history, { type: 'no-show' as const, at: '2027-03-13T04:30:00.000Z', amount: 120 }],
};
