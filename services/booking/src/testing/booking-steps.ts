import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { inDays, noon, type TestBooking } from './factories.js';

/** What tests read of a booking. */
type BookingSummary = {
  _id: string;
  state: string;
  paid: number;
  refunded: number;
  cancellation?: { at: string; charge: number; by?: string };
};

type BookingEvent = typeof events.bookingCancelled | typeof events.bookingPaid | typeof events.bookingChargePaid;

/**
 * What guests do with the room r1 at 120.00 a night, and the payment service's events about it. The guest is asha where
 * no other is named.
 */
export function bookingSteps(service: TestBooking) {
  const stay = (from: number, nights: number) => ({
    room: 'r1',
    checkInDate: inDays(from),
    checkOutDate: inDays(from + nights),
  });
  const book = (from: number, nights = 3, as = 'asha') => {
    const order = { ...stay(from, nights), guests: 1, PaymentMethod: 'Pay at Hotel' as const };
    return service.call(calls.bookRoom, order, { as });
  };
  const findOwnBooking = async (id: string) => {
    const { body } = await service.call(calls.listOwnBookings, {}, { as: 'asha' });
    return (body.bookings as BookingSummary[]).find((booking) => booking._id === id);
  };
  return {
    book,
    bookAndGetId: async (from: number, nights = 3) => ((await book(from, nights)).body.booking as BookingSummary)._id,
    showCancellation: (id: string, as = 'asha') => service.call(calls.showCancellation, { id }, { as }),
    cancel: (bookingId: string, charge = 0, as = 'asha') =>
      service.call(calls.cancelBooking, { bookingId, charge }, { as }),
    isAvailable: async (from: number, nights = 3) =>
      (await service.call(calls.checkAvailability, stay(from, nights))).body.isAvailable,
    findOwnBooking,
    waitUntil: (id: string, expected: object) =>
      eventually(async () => expect(await findOwnBooking(id)).toMatchObject(expected)),
    publishedEvents: async (id: string, event: BookingEvent) =>
      (await service.publishedEvents(event)).filter(({ bookingId }) => bookingId === id),
    /** 360.00 by card. */
    pay: (bookingId: string, { paymentId = `pi_${bookingId}`, paidAt = noon, amountMinor = 360_00 } = {}) => {
      const payment = { bookingId, paymentId, amountMinor, paidAt: paidAt.toISOString() };
      return service.publish(events.paymentSucceeded, payment);
    },
    refund: (bookingId: string, amountMinor: number, paymentId = `pi_${bookingId}`) => {
      const refund = { refundId: `re_${paymentId}`, paymentId, amountMinor, refundedAt: noon.toISOString() };
      return service.publish(events.paymentRefunded, { bookingId, ...refund });
    },
  };
}
