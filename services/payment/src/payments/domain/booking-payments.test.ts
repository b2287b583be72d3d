import { type BookingPayments, owedRefunds as owedWith, paymentError } from './booking-payments.js';

const at = (time: string) => new Date(`2027-01-05T${time}Z`);
const cardPayment = (paymentId: string, time: string) => ({ paymentId, amountMinor: 240_00, paidAt: at(time) });
const payments = (over: Partial<BookingPayments>): BookingPayments => ({
  bookingId: 'b1',
  attempt: 1,
  cardPayments: [],
  ...over,
});
const owedRefunds = (known: BookingPayments, atHotelMinor?: number) => {
  const paidAtHotel = atHotelMinor ? [{ paymentId: 'h1', amountMinor: atHotelMinor, paidAt: at('11:30:00') }] : [];
  return owedWith(known, { priceChanges: [], paidAtHotel });
};
const cancelled = (chargedMinor: number) => ({ at: at('12:00:00.400'), chargedMinor });

test('owes nothing unless the booking is cancelled', () => {
  expect(owedRefunds(payments({ cardPayments: [cardPayment('pi_1', '11:00:00')] }))).toEqual([]);
  expect(owedRefunds(payments({ cancellation: cancelled(0) }))).toEqual([]);
});

test.each([
  ['all, when cancelled without cost', 0, 240_00],
  ['the rest, when a night is charged', 120_00, 120_00],
])('owes %s', (_what, charged, back) => {
  const known = payments({ cardPayments: [cardPayment('pi_1', '11:00:00')], cancellation: cancelled(charged) });
  expect(owedRefunds(known)).toEqual([{ paymentId: 'pi_1', amountMinor: back }]);
});

test('owes nothing when the charge is as high as the payment or higher', () => {
  const cardPayments = [cardPayment('pi_1', '11:00:00')];
  expect(owedRefunds(payments({ cardPayments, cancellation: cancelled(240_00) }))).toEqual([]);
  expect(owedRefunds(payments({ cardPayments, cancellation: cancelled(300_00) }))).toEqual([]);
});

test('owes all of a payment made after the cancellation; Stripe reports whole seconds', () => {
  const paidAt = (time: string) =>
    payments({ cardPayments: [cardPayment('pi_1', time)], cancellation: cancelled(120_00) });
  expect(owedRefunds(paidAt('12:00:00'))).toMatchObject([{ amountMinor: 120_00 }]);
  expect(owedRefunds(paidAt('12:00:01'))).toMatchObject([{ amountMinor: 240_00 }]);
});

test('owes all of a card payment when the stay was paid at the hotel, cancelled or not', () => {
  const known = payments({ cardPayments: [cardPayment('pi_1', '11:00:00')] });
  expect(owedRefunds(known, 240_00)).toEqual([{ paymentId: 'pi_1', amountMinor: 240_00 }]);
  expect(owedRefunds({ ...known, cancellation: cancelled(120_00) }, 240_00)).toEqual([
    { paymentId: 'pi_1', amountMinor: 240_00 },
  ]);
});

test('retains of a card payment only the part of the charge that was not paid at the hotel', () => {
  const known = payments({ cardPayments: [cardPayment('pi_1', '11:00:00')], cancellation: cancelled(120_00) });
  expect(owedRefunds(known, 100_00)).toMatchObject([{ amountMinor: 220_00 }]);
});

test('owes all of a second payment, cancelled or not, and charges once', () => {
  const cardPayments = [cardPayment('pi_1', '11:00:00'), cardPayment('pi_2', '11:05:00')];
  expect(owedRefunds(payments({ cardPayments }))).toEqual([{ paymentId: 'pi_2', amountMinor: 240_00 }]);
  expect(owedRefunds(payments({ cardPayments, cancellation: cancelled(120_00) }))).toEqual([
    { paymentId: 'pi_1', amountMinor: 120_00 },
    { paymentId: 'pi_2', amountMinor: 240_00 },
  ]);
});

test.each<[string, Partial<BookingPayments>, string | undefined]>([
  ['may be paid', {}, undefined],
  ['is paid by card', { cardPayments: [cardPayment('pi_1', '11:00:00')] }, 'already-paid'],
  ['is paid at the hotel', { atHotel: { amountMinor: 240_00 } }, 'paid-at-hotel'],
  ['is paid at the hotel in part', { atHotel: { amountMinor: 100_00 } }, 'paid-at-hotel'],
  ['has a payment at the hotel that was taken back', { atHotel: { amountMinor: 0 } }, undefined],
  ['is cancelled', { cancellation: cancelled(0) }, 'already-cancelled'],
  ['is cancelled after its payment', { atHotel: { amountMinor: 1 }, cancellation: cancelled(0) }, 'already-cancelled'],
])('a booking that %s', (_what, known, reason) => {
  expect(paymentError(payments(known))?.reason).toBe(reason);
});
