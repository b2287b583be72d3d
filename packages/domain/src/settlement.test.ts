import * as fc from 'fast-check';
import { type PriceChange, refundsDue, settle } from './settlement.js';

const priceMinor = 360_00;
const at = (time: string) => new Date(`2027-01-05T${time}Z`);
const byCard = (paymentId = 'pi_1', time = '11:00:00', amountMinor = priceMinor) => ({
  paymentId,
  amountMinor,
  method: 'card' as const,
  paidAt: at(time),
});
const atHotel = (amountMinor = priceMinor, paymentId = 'h1', time = '11:20:00') => ({
  ...{ paymentId, amountMinor, method: 'hotel' as const, paidAt: at(time) },
});
const refund = (amountMinor: number, paymentId = 'pi_1') => ({ paymentId, amountMinor });
const cancelled = (chargedMinor: number) => ({ at: at('12:00:00.400'), chargedMinor });

type Account = Parameters<typeof refundsDue>[0];
type Row = [what: string, account: Partial<Account>, card: number, hotel: number, owed: number];

const none: Account = { payments: [], refunds: [] };
const afterwards = byCard('pi_2', '12:00:01');

test.each<Row>([
  ['unpaid', {}, 0, 0, 360_00],
  ['paid by card', { payments: [byCard()] }, 0, 0, 0],
  ['paid at the hotel', { payments: [atHotel()] }, 0, 0, 0],
  ['paid by card, and refunded in part by hand', { payments: [byCard()], refunds: [refund(100_10)] }, 0, 0, 0],
  ['paid by card twice', { payments: [byCard(), byCard('pi_2')] }, 360_00, 0, 0],
  [
    'paid by card twice, the second refunded',
    { payments: [byCard(), byCard('pi_2')], refunds: [refund(360_00, 'pi_2')] },
    0,
    0,
    0,
  ],
  ['paid at the hotel and by card', { payments: [atHotel(), byCard()] }, 360_00, 0, 0],
  ['unpaid, with a refund before its payment', { refunds: [refund(120_00)] }, 0, 0, 360_00],
  ['paid, with a refund before its payment', { payments: [byCard()], refunds: [refund(120_00)] }, 0, 0, 0],
])('a booking that is %s', (_what, account, card, hotel, owed) => {
  expect(settle({ ...none, ...account, priceMinor })).toEqual({ charge: 360_00, refund: { card, hotel }, owed });
});

test.each<[...Row, charge?: number]>([
  ['unpaid, free of charge', {}, 0, 0, 0, 0],
  ['unpaid, late', {}, 0, 0, 120_00],
  ['paid by card, free of charge', { payments: [byCard()] }, 360_00, 0, 0, 0],
  ['paid by card, late', { payments: [byCard()] }, 240_00, 0, 0],
  ['paid by card, at a charge as high as the payment', { payments: [byCard()] }, 0, 0, 0, 360_00],
  ['paid by card, at a charge higher than the payment', { payments: [byCard()] }, 0, 0, 40_00, 400_00],
  ['paid by card, late, refunded in part', { payments: [byCard()], refunds: [refund(100_00)] }, 140_00, 0, 0],
  ['paid by card, late, refunded', { payments: [byCard()], refunds: [refund(240_00)] }, 0, 0, 0],
  ['paid by card, late, refunded too much by hand', { payments: [byCard()], refunds: [refund(340_00)] }, 0, 0, 100_00],
  [
    'paid by card, late, refunded too much, which the hotel was paid then',
    { payments: [byCard(), atHotel(100_00)], refunds: [refund(340_00)] },
    0,
    0,
    0,
  ],
  [
    'paid by card, late, refunded again as the first refund did not arrive',
    { payments: [byCard()], refunds: [refund(240_00), refund(240_00)] },
    0,
    0,
    0,
  ],
  [
    'paid by card, free of charge, refunded again as the first refund did not arrive',
    { payments: [byCard()], refunds: [refund(360_00), refund(360_00)] },
    0,
    0,
    0,
    0,
  ],
  ['paid by card in the second of the cancellation', { payments: [byCard('pi_1', '12:00:00')] }, 240_00, 0, 0],
  ['paid by card at the instant of the cancellation', { payments: [byCard('pi_1', '12:00:00.400')] }, 240_00, 0, 0],
  ['paid by card only after that', { payments: [afterwards] }, 360_00, 0, 120_00],
  ['paid by card before and after', { payments: [byCard(), afterwards] }, 600_00, 0, 0],
  ['paid by card twice', { payments: [byCard(), byCard('pi_2', '11:05:00')] }, 600_00, 0, 0],
  ['paid at the hotel, late', { payments: [atHotel()] }, 0, 240_00, 0],
  ['paid at the hotel, at a charge as high as the payment', { payments: [atHotel()] }, 0, 0, 0, 360_00],
  ['paid at the hotel, free of charge', { payments: [atHotel()] }, 0, 360_00, 0, 0],
  ['paid at the hotel, late, refunded there', { payments: [atHotel()], refunds: [refund(240_00, 'h1')] }, 0, 0, 0],
  ['paid at the hotel and by card', { payments: [atHotel(), byCard()] }, 360_00, 240_00, 0],
  ['paid at the hotel in two parts', { payments: [atHotel(100_00), atHotel(260_00, 'h2')] }, 0, 240_00, 0],
  ['late, its charge paid at the hotel', { payments: [atHotel(120_00)] }, 0, 0, 0],
  ['late, its charge paid at the hotel and the stay by card', { payments: [atHotel(120_00), byCard()] }, 360_00, 0, 0],
  ['paid by card, part of its charge paid at the hotel', { payments: [byCard(), atHotel(100_00)] }, 340_00, 0, 0],
])('a cancelled booking that was %s', (_what, account, card, hotel, owed, charge = 120_00) => {
  const cancellation = cancelled(charge);
  expect(settle({ ...none, ...account, cancellation, priceMinor })).toEqual({ charge, refund: { card, hotel }, owed });
});

test('refunds are due by payment: of two, the earliest counts, and the charge is taken once', () => {
  const payments = [byCard(), byCard('pi_2', '11:05:00')];
  expect(refundsDue({ ...none, payments })).toEqual([{ paymentId: 'pi_2', method: 'card', amountMinor: 360_00 }]);
  expect(refundsDue({ ...none, payments, cancellation: cancelled(120_00) })).toEqual([
    { paymentId: 'pi_1', method: 'card', amountMinor: 240_00 },
    { paymentId: 'pi_2', method: 'card', amountMinor: 360_00 },
  ]);
  const refunds = [refund(300_00), refund(360_00, 'pi_2')];
  expect(refundsDue({ payments, refunds, cancellation: cancelled(0) })).toEqual([
    { paymentId: 'pi_1', method: 'card', amountMinor: 60_00 },
  ]);
});

test('of payments at different prices the same one counts, whichever is known first', () => {
  const minor = fc.integer({ min: 1, max: 500_00 });
  const second = fc.integer({ min: 0, max: 3 });
  const payment = fc.record({ amountMinor: minor, second });
  const settledAll = fc.record({
    card: fc.array(payment, { minLength: 2, maxLength: 4 }),
    changes: fc.array(fc.record({ toMinor: minor, second }), { maxLength: 3 }),
    hotelMinor: fc.option(minor),
    chargedMinor: fc.option(minor),
  });
  fc.assert(
    fc.property(settledAll, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), ({ card, changes, ...rest }, ranks) => {
      const time = (each: { second: number }) => at(`11:00:0${each.second}`);
      const payments = card.map((each, index) => ({ ...byCard(`pi_${index}`), ...each, paidAt: time(each) }));
      const all = rest.hotelMinor === null ? payments : [...payments, atHotel(rest.hotelMinor)];
      const priceChanges = changes
        .sort((one, other) => one.second - other.second)
        .map(({ toMinor, ...each }, index) => ({
          at: time(each),
          fromMinor: changes[index - 1]?.toMinor ?? priceMinor,
          toMinor,
        }));
      const cancellation = rest.chargedMinor === null ? undefined : cancelled(rest.chargedMinor);
      const account = { ...none, priceChanges, cancellation };
      const shuffled = all
        .map((each, index) => ({ each, rank: ranks[index]! }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ each }) => each);
      const byId = (due: ReturnType<typeof refundsDue>) => new Map(due.map((each) => [each.paymentId, each]));
      expect(byId(refundsDue({ ...account, payments: shuffled }))).toEqual(
        byId(refundsDue({ ...account, payments: all })),
      );
      expect(settle({ ...account, payments: shuffled, priceMinor })).toEqual(
        settle({ ...account, payments: all, priceMinor }),
      );
    }),
  );
});

const changed = (time: string, fromMinor: number, toMinor: number): PriceChange => ({
  at: at(time),
  fromMinor,
  toMinor,
});
const lower = changed('11:30:00.400', 360_00, 240_00);
const higherAgain = changed('11:40:00', 240_00, 300_00);

test.each<[what: string, account: Partial<Account>, card: number, owed: number]>([
  ['lower, unpaid', { priceChanges: [lower] }, 0, 240_00],
  ['lower, paid by card before', { payments: [byCard()], priceChanges: [lower] }, 120_00, 0],
  [
    'lower, paid by card before and refunded',
    { payments: [byCard()], refunds: [refund(120_00)], priceChanges: [lower] },
    0,
    0,
  ],
  [
    'lower, paid by card before and refunded in part by hand',
    { payments: [byCard()], refunds: [refund(50_00)], priceChanges: [lower] },
    70_00,
    0,
  ],
  [
    'lower, paid on a page of the earlier price',
    { payments: [byCard('pi_1', '11:45:00')], priceChanges: [lower] },
    120_00,
    0,
  ],
  ['lower, paid by card since', { payments: [byCard('pi_1', '11:45:00', 240_00)], priceChanges: [lower] }, 0, 0],
  [
    'lower and then higher, paid by card before: what was free to be refunded is, and is owed again',
    { payments: [byCard()], priceChanges: [lower, higherAgain] },
    120_00,
    60_00,
  ],
  [
    'the same, and the rest paid at the hotel',
    { payments: [byCard(), atHotel(60_00, 'h1', '11:50:00')], priceChanges: [lower, higherAgain] },
    120_00,
    0,
  ],
  [
    'higher, paid by card before',
    { payments: [byCard('pi_1', '11:00:00', 240_00)], priceChanges: [changed('11:30:00', 240_00, 300_00)] },
    0,
    60_00,
  ],
  [
    'higher, paid at the hotel before the card payment of the earlier price is known',
    {
      payments: [atHotel(300_00, 'h1', '11:50:00'), byCard('pi_1', '11:00:00', 240_00)],
      priceChanges: [changed('11:30:00', 240_00, 300_00)],
    },
    240_00,
    0,
  ],
  [
    'higher, its rest paid at the hotel, lower and higher again: what was free to be refunded is, and is owed again',
    {
      payments: [byCard('pi_1', '11:00:00', 240_00), atHotel(120_00, 'h1', '11:40:00')],
      priceChanges: [
        changed('11:30:00', 240_00, 360_00),
        changed('11:50:00', 360_00, 240_00),
        changed('11:55:00', 240_00, 360_00),
      ],
    },
    120_00,
    120_00,
  ],
  [
    'higher after it was paid at the hotel and by card at once',
    {
      payments: [atHotel(240_00), byCard('pi_1', '11:21:00', 240_00)],
      priceChanges: [changed('11:50:00', 240_00, 360_00)],
    },
    240_00,
    120_00,
  ],
])('a booking whose price was changed: %s', (_what, account, card, owed) => {
  const price = account.priceChanges!.at(-1)!.toMinor;
  expect(settle({ ...none, ...account, priceMinor: price })).toEqual({
    charge: price,
    refund: { card, hotel: 0 },
    owed,
  });
});

test('a late cancellation after a change refunds what the change has freed, and asks for what that leaves of the charge', () => {
  const account = { ...none, payments: [byCard()], priceChanges: [lower, higherAgain] };
  const settled = (chargedMinor: number) =>
    settle({ ...account, cancellation: cancelled(chargedMinor), priceMinor: 300_00 });
  expect(settled(100_00)).toEqual({ charge: 100_00, refund: { card: 260_00, hotel: 0 }, owed: 0 });
  expect(settled(300_00)).toEqual({ charge: 300_00, refund: { card: 120_00, hotel: 0 }, owed: 60_00 });
});

test('whatever is changed, paid and refunded: a refund once due stays due, and price = retained + owed', () => {
  const minor = fc.integer({ min: 1, max: 500_00 });
  const prices = fc.array(minor, { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(prices, fc.nat(5), fc.boolean(), (all, paidAfter, isOldPage) => {
      const second = (index: number) => new Date(Date.UTC(2027, 0, 5, 11, 0, index));
      const changes = all
        .slice(1)
        .map((toMinor, index): PriceChange => ({ at: second(index * 2), fromMinor: all[index]!, toMinor }));
      const paidIndex = Math.min(paidAfter, changes.length);
      const amountMinor = all[isOldPage ? Math.max(0, paidIndex - 1) : paidIndex]!;
      const payment = { paymentId: 'pi_1', method: 'card' as const, amountMinor, paidAt: second(paidIndex * 2 - 1) };
      let dueBefore = 0;
      for (let known = paidIndex; known <= changes.length; known++) {
        const account = { ...none, payments: [payment], priceChanges: changes.slice(0, known) };
        const priceMinor = all[known]!;
        const { refund: due, owed } = settle({ ...account, priceMinor });
        expect(due.card).toBeGreaterThanOrEqual(dueBefore);
        expect(due.card).toBeLessThanOrEqual(amountMinor);
        if (known > 0) expect(amountMinor - due.card + owed).toBe(priceMinor);
        const refunded = settle({ ...account, refunds: [refund(due.card)], priceMinor });
        expect(refunded).toEqual({ charge: priceMinor, refund: { card: 0, hotel: 0 }, owed });
        dueBefore = due.card;
      }
    }),
  );
});

test('whatever is changed and paid at the desk: a refund once due stays due, and price = card + desk + owed', () => {
  const step = fc.option(fc.integer({ min: 1, max: 500_00 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_00 }), fc.array(step, { maxLength: 8 }), (booked, steps) => {
      const card = byCard('pi_1', '11:00:00', booked);
      let [priceMinor, deskMinor, dueBefore] = [booked, 0, 0];
      const account: Account = { ...none, payments: [card], priceChanges: [] };
      steps.forEach((toMinor, index) => {
        const time = `11:10:0${index}`;
        if (toMinor === null) {
          const { owed } = settle({ ...account, priceMinor });
          if (owed > 0) account.payments.push(atHotel(owed, `h${index}`, time));
          deskMinor += owed;
        } else if (toMinor >= deskMinor) {
          account.priceChanges!.push(changed(time, priceMinor, toMinor));
          priceMinor = toMinor;
        }
        const { refund: due, owed } = settle({ ...account, priceMinor });
        expect(due.card).toBeGreaterThanOrEqual(dueBefore);
        expect(booked - due.card + deskMinor + owed).toBe(priceMinor);
        dueBefore = due.card;
      });
    }),
  );
});
