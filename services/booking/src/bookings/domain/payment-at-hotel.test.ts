import { toAmount } from '@wayhouse/contracts';
import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { agree, type Booking, cancel, cancelByOwner, pay, payAtHotel, refund } from './booking.js';
import { comesBackMinor } from './comes-back.js';
import { movedBy, paidMinor, refundedMinor } from './ledger.js';
import { givesBackMinor, owedMinor } from './payment-at-hotel.js';

const late = new Date('2027-02-26T10:00:00Z');
const later = new Date('2027-02-26T11:00:00Z');
const lastMoment = new Date('2027-03-02T05:29:59.999Z');
const due = () => agree(room(), order(), noon);
const atHotel = (booking: Booking, amountMinor = 360_00, id = 'h1') => payAtHotel(booking, { id, amountMinor }, late);
const byCard = (over = {}) => payment({ paidAt: later, ...over });
const givenBack = (booking: Booking) => refundedMinor(movedBy(booking, 'hotel'));
const kept = (booking: Booking) => toAmount(paidMinor(booking) - refundedMinor(booking));

test('what is owed is the stay, then nothing, then what no payment covers of the charge', () => {
  expect(owedMinor(due())).toBe(360_00);
  expect([owedMinor(atHotel(due())), owedMinor(pay(due(), payment()))]).toEqual([0, 0]);
  const charged = cancel(due(), 120_00, late);
  expect([owedMinor(charged), owedMinor(atHotel(charged, 120_00))]).toEqual([120_00, 0]);
  const sentBack = refund(cancel(pay(due(), payment()), 120_00, late), aRefund({ amountMinor: 340_00 }));
  expect(owedMinor(sentBack)).toBe(100_00);
});

test('recording a payment at the hotel makes a due booking paid, and again changes nothing', () => {
  const paid = atHotel(due());
  expect([paid.state, paid.version, kept(paid)]).toEqual(['paid', 2, 360]);
  expect(atHotel(paid, 360_00, 'h2')).toBe(paid);
});

test('the open charge of a cancelled booking is paid the same way, stays cancelled and is kept', () => {
  const settled = atHotel(cancel(due(), 120_00, late), 120_00);
  expect([settled.state, kept(settled), comesBackMinor(settled)]).toEqual(['cancelled', 120, 0]);
  expect(atHotel(settled, 120_00, 'h2')).toBe(settled);
});

test.each([
  ['paid by card', () => pay(due(), payment()), 360_00, 'already-paid'],
  ['cancelled free of charge', () => cancel(due(), 0, noon), 360_00, 'already-paid'],
  ['cancelled since the owner looked', () => cancel(due(), 120_00, late), 360_00, 'terms-changed'],
])('records nothing for a booking that is %s', (_what, booking, amountMinor, code) => {
  expect(() => atHotel(booking(), amountMinor)).toThrow(expect.objectContaining({ code }));
});

test('a card payment beside one at the hotel comes back whole, while the booking stands and after', () => {
  const both = pay(atHotel(due()), byCard());
  expect([both.state, comesBackMinor(both), comesBackMinor(both, 120_00)]).toEqual(['paid', 360_00, 360_00]);
  const cancelled = cancel(both, 120_00, late);
  expect([comesBackMinor(cancelled), givenBack(cancelled)]).toEqual([360_00, 240_00]);
  expect(kept(refund(cancelled, aRefund({ amountMinor: 360_00 })))).toBe(120);
});

test('what the hotel was paid of a charge, no card pays again', () => {
  const partly = refund(cancel(pay(due(), payment()), 120_00, late), aRefund({ amountMinor: 340_00 }));
  const settled = atHotel(partly, 100_00);
  expect([comesBackMinor(settled), owedMinor(settled), kept(settled)]).toEqual([0, 0, 120]);
  const inTime = pay(atHotel(cancel(due(), 120_00, later), 120_00), payment());
  expect(comesBackMinor(inTime)).toBe(360_00);
});

test('a guest who cancels late gets back from the hotel what exceeds the charge, at once', () => {
  const paid = atHotel(due());
  expect([givesBackMinor(paid, 120_00), givesBackMinor(paid, 360_00)]).toEqual([240_00, 0]);
  const cancelled = cancel(paid, 120_00, late);
  expect([givenBack(cancelled), comesBackMinor(cancelled), owedMinor(cancelled), kept(cancelled)]).toEqual([
    ...[240_00, 0, 0],
    120,
  ]);
});

test('the hotel may cancel until the stay ends, at no cost to the guest', () => {
  expect(cancelByOwner(due(), lastMoment)).toMatchObject({ state: 'cancelled', chargedMinor: 0, cancelledBy: 'owner' });
  expect(comesBackMinor(cancelByOwner(pay(due(), payment()), lastMoment))).toBe(360_00);
  expect(kept(cancelByOwner(atHotel(due()), lastMoment))).toBe(0);
  expect(() => cancelByOwner(due(), new Date(lastMoment.getTime() + 1))).toThrow(/stay is over/);
});

test('a booking that the guest has cancelled stays cancelled by the guest', () => {
  const cancelled = cancel(due(), 120_00, late);
  expect(cancelByOwner(cancelled, later)).toBe(cancelled);
});
