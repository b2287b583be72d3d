import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, noon, type TestBooking } from './factories.js';

/** What a test reads of a booking. */
type Seen = {
  _id: string;
  state: string;
  paid: number;
  refunded: number;
  cancellation?: { at: string; charge: number; by?: string };
};

type Told = typeof events.bookingCancelled | typeof events.bookingPaid | typeof events.bookingChargePaid;

/**
 * What guests do with the room r1, whose night costs 120, and what is heard of their
 * money. Guests are Asha unless named.
 */
export function bookingSteps(service: TestBooking) {
  const stay = (from: number, nights: number) => ({
    ...{ room: 'r1', checkInDate: inDays(from), checkOutDate: inDays(from + nights) },
  });
  const book = (from: number, nights = 3, as = 'asha') => {
    const order = { ...stay(from, nights), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
    return service.call(calls.bookRoom, order, { as });
  };
  const seen = async (id: string) => {
    const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
    return (body.bookings as Seen[]).find((booking) => booking._id === id);
  };
  return {
    book,
    booked: async (from: number, nights = 3) => ((await book(from, nights)).body.booking as Seen)._id,
    show: (id: string, as = 'asha') => service.call(calls.showCancellation, { id }, { as }),
    cancel: (bookingId: string, charge = 0, as = 'asha') =>
      service.call(calls.cancelBooking, { bookingId, charge }, { as }),
    isFree: async (from: number, nights = 3) =>
      (await service.call(calls.checkAvailability, stay(from, nights))).body.isAvailable,
    seen,
    turns: (id: string, expected: object) => eventually(async () => expect(await seen(id)).toMatchObject(expected)),
    toldOf: async (id: string, event: Told) => (await service.told(event)).filter(({ bookingId }) => bookingId === id),
    /** 360.00 by card, as the payment service tells of it. */
    pay: (bookingId: string, { paymentId = `pi_${bookingId}`, paidAt = noon } = {}) => {
      const payment = { bookingId, paymentId, amountMinor: 360_00, paidAt: paidAt.toISOString() };
      return service.tell(events.paymentSucceeded, payment);
    },
    sendBack: (bookingId: string, amountMinor: number, paymentId = `pi_${bookingId}`) => {
      const refund = { refundId: `re_${paymentId}`, paymentId, amountMinor, refundedAt: noon.toISOString() };
      return service.tell(events.paymentRefunded, { bookingId, ...refund });
    },
  };
}
