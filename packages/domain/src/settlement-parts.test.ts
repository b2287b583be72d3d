import * as fc from 'fast-check';
import { handedBackMinor, type PriceChange, refundsDue, settle, type TakenBackPayment } from './settlement.js';

type Account = Required<Omit<Parameters<typeof refundsDue>[0], 'cancellation'>>;
const second = (index: number) => new Date(Date.UTC(2027, 0, 5, 11, 0, 0, index * 1000));
const atHotel = (paymentId: string, amountMinor: number, index: number) => ({
  ...{ paymentId, amountMinor, method: 'hotel' as const, paidAt: second(index) },
});
const takenBack = (payment: Omit<TakenBackPayment, 'takenBackAt'>, index: number): TakenBackPayment => {
  const { paymentId, amountMinor, paidAt } = payment;
  return { paymentId, amountMinor, paidAt, takenBackAt: second(index) };
};
const byCard = (amountMinor: number, index: number) => ({
  ...{ paymentId: 'pi_1', amountMinor, method: 'card' as const, paidAt: second(index) },
});
const changed = (index: number, fromMinor: number, toMinor: number): PriceChange => ({
  ...{ at: second(index), fromMinor, toMinor },
});
const none: Account = { payments: [], takenBack: [], refunds: [], priceChanges: [] };
const priceMinor = 290_00;
const [deposit, rest] = [atHotel('h1', 100_00, 1), atHotel('h2', 190_00, 2)];

test('what is left after a deposit is owed, and nothing once it is paid as well', () => {
  expect(settle({ ...none, payments: [deposit], priceMinor })).toMatchObject({ refund: { hotel: 0 }, owed: 190_00 });
  expect(settle({ ...none, payments: [deposit, rest], priceMinor })).toMatchObject({ refund: { hotel: 0 }, owed: 0 });
});

test('a cancellation gives back what the deposit exceeds the charge by, or leaves the rest of the charge owed', () => {
  const settled = (chargedMinor: number) =>
    settle({ ...none, payments: [deposit], cancellation: { at: second(9), chargedMinor }, priceMinor });
  expect(settled(0)).toEqual({ charge: 0, refund: { card: 0, hotel: 100_00 }, owed: 0 });
  expect(settled(60_00)).toEqual({ charge: 60_00, refund: { card: 0, hotel: 40_00 }, owed: 0 });
  expect(settled(120_00)).toEqual({ charge: 120_00, refund: { card: 0, hotel: 0 }, owed: 20_00 });
});

test('of a card payment on a page that was open already, what the deposit covers goes back', () => {
  const settled = settle({ ...none, payments: [deposit, byCard(290_00, 1)], priceMinor });
  expect(settled).toMatchObject({ refund: { card: 100_00, hotel: 0 }, owed: 0 });
});

test('a payment that was taken back is owed again, and is not refunded by a cancellation', () => {
  const account = { ...none, payments: [rest], takenBack: [takenBack(deposit, 3)] };
  expect(settle({ ...account, priceMinor })).toMatchObject({ refund: { card: 0, hotel: 0 }, owed: 100_00 });
  const cancellation = { at: second(9), chargedMinor: 0 };
  expect(settle({ ...account, cancellation, priceMinor })).toMatchObject({ refund: { hotel: 190_00 }, owed: 0 });
});

test('what a card was refunded because of it stays refunded, and is owed at the hotel', () => {
  const account = { ...none, payments: [byCard(290_00, 1)], takenBack: [takenBack(deposit, 3)] };
  expect(settle({ ...account, priceMinor })).toMatchObject({ refund: { card: 100_00, hotel: 0 }, owed: 100_00 });
  const later = { ...account, payments: [byCard(290_00, 4)] };
  expect(settle({ ...later, priceMinor })).toMatchObject({ refund: { card: 0 }, owed: 0 });
});

test('what was handed back of another payment while it counted stays handed back', () => {
  const believed = { ...none, payments: [deposit, rest], priceChanges: [changed(3, 290_00, 200_00)] };
  const refunds = refundsDue(believed);
  expect(refunds).toEqual([{ paymentId: 'h2', method: 'hotel', amountMinor: 90_00 }]);
  const corrected = { ...believed, payments: [rest], takenBack: [takenBack(deposit, 4)], refunds };
  expect(settle({ ...corrected, priceMinor: 200_00 })).toEqual({
    ...{ charge: 200_00, refund: { card: 0, hotel: 0 }, owed: 100_00 },
  });
  expect(handedBackMinor(corrected)).toBe(90_00);
});

const minor = fc.integer({ min: 1, max: 500_00 });
const step = fc.oneof(
  fc.record({ pay: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ takeBack: fc.nat(7) }),
  fc.record({ price: minor }),
);
/** Between which steps the card is charged, and whether that is known only after all of them. */
const card = fc.option(fc.record({ after: fc.nat(10), isKnownLate: fc.boolean() }));

test('whatever is paid in parts, taken back, changed and handed back: no money is lost or counted twice, before and after a cancellation', () => {
  fc.assert(
    fc.property(minor, fc.array(step, { maxLength: 10 }), card, minor, (booked, steps, cardPaid, chargedMinor) => {
      const account: Account = { payments: [], takenBack: [], refunds: [], priceChanges: [] };
      let [priceMinor, heldMinor] = [booked, 0];
      const cardAt = cardPaid && 2 * Math.min(cardPaid.after, steps.length) + 1;
      const payByCard = () => account.payments.push(byCard(booked, cardAt!));
      steps.forEach((each, index) => {
        if (cardPaid && !cardPaid.isKnownLate && cardPaid.after === index) payByCard();
        const now = 2 * index + 2;
        if ('pay' in each) {
          const { owed } = settle({ ...account, priceMinor });
          const part = Math.ceil((owed * each.pay) / 100);
          if (part > 0) account.payments.push(atHotel(`h${index}`, part, now));
          heldMinor += part;
        } else if ('takeBack' in each) {
          const isHandedBack = (id: string) => account.refunds.some(({ paymentId }) => paymentId === id);
          const open = account.payments.filter(
            ({ method, paymentId }) => method === 'hotel' && !isHandedBack(paymentId),
          );
          const wrong = open[each.takeBack % (open.length || 1)];
          if (!wrong) return;
          account.payments.splice(account.payments.indexOf(wrong), 1);
          account.takenBack.push(takenBack(wrong, now));
          heldMinor -= wrong.amountMinor;
        } else {
          account.priceChanges.push(changed(now, priceMinor, each.price));
          priceMinor = each.price;
          const due = refundsDue(account).filter(({ method }) => method === 'hotel');
          const dueMinor = due.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          expect(dueMinor).toBe(Math.max(0, heldMinor - each.price));
          account.refunds.push(...due);
          heldMinor -= dueMinor;
        }
      });
      if (cardPaid && (cardPaid.isKnownLate || cardPaid.after >= steps.length)) payByCard();
      const paidByCard = cardPaid ? booked : 0;
      const now = settle({ ...account, priceMinor });
      expect(now.refund.hotel).toBe(0);
      expect(paidByCard - now.refund.card + heldMinor + now.owed).toBe(priceMinor);
      const cancellation = { at: second(60), chargedMinor };
      const after = settle({ ...account, priceMinor, cancellation });
      expect(after.refund.card).toBeGreaterThanOrEqual(now.refund.card);
      expect(paidByCard - after.refund.card + heldMinor - after.refund.hotel + after.owed).toBe(chargedMinor);
    }),
    { numRuns: 1000 },
  );
});
