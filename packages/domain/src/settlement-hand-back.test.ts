import * as fc from 'fast-check';
import { handedBackMinor, type PriceChange, refundsDue, settle } from './settlement.js';

type Account = Parameters<typeof refundsDue>[0];
const second = (index: number) => new Date(Date.UTC(2027, 0, 5, 11, 0, 0, index * 1000));
const atHotel = (paymentId: string, amountMinor: number, index: number) => ({
  ...{ paymentId, amountMinor, method: 'hotel' as const, paidAt: second(index) },
});
const changed = (index: number, fromMinor: number, toMinor: number): PriceChange => ({
  ...{ at: second(index), fromMinor, toMinor },
});
const cancelled = (chargedMinor: number) => ({ at: second(60), chargedMinor });

const lower: Account = {
  payments: [atHotel('h1', 240_00, 1), atHotel('h2', 120_00, 3)],
  priceChanges: [changed(2, 240_00, 360_00), changed(4, 360_00, 200_00)],
  refunds: [],
};

test('what the hotel holds beyond a lower price is handed back, of the latest payment first', () => {
  expect(refundsDue(lower)).toEqual([
    { paymentId: 'h1', method: 'hotel', amountMinor: 40_00 },
    { paymentId: 'h2', method: 'hotel', amountMinor: 120_00 },
  ]);
  expect(handedBackMinor(lower)).toBe(160_00);
  expect(settle({ ...lower, priceMinor: 200_00 })).toEqual({
    charge: 200_00,
    refund: { card: 0, hotel: 160_00 },
    owed: 0,
  });
  const refunds = refundsDue(lower);
  expect(settle({ ...lower, refunds, priceMinor: 200_00 }).refund).toEqual({ card: 0, hotel: 0 });
});

test('after that a higher price is owed again, and a cancellation gives back what the hotel still has', () => {
  const higher = { ...lower, priceChanges: [...lower.priceChanges!, changed(5, 200_00, 300_00)] };
  const refunds = refundsDue(lower);
  expect(settle({ ...higher, refunds, priceMinor: 300_00 })).toMatchObject({ refund: { hotel: 0 }, owed: 100_00 });
  const settled = (chargedMinor: number) =>
    settle({ ...higher, refunds, cancellation: cancelled(chargedMinor), priceMinor: 300_00 });
  expect(settled(0)).toEqual({ charge: 0, refund: { card: 0, hotel: 200_00 }, owed: 0 });
  expect(settled(120_00)).toEqual({ charge: 120_00, refund: { card: 0, hotel: 80_00 }, owed: 0 });
  expect(settled(300_00)).toEqual({ charge: 300_00, refund: { card: 0, hotel: 0 }, owed: 100_00 });
});

test('a card payment goes back first, and the hotel hands back no more than the rest', () => {
  const card = { paymentId: 'pi_1', amountMinor: 240_00, method: 'card' as const, paidAt: second(1) };
  const account = { ...lower, payments: [card, atHotel('h2', 120_00, 3)] };
  expect(settle({ ...account, priceMinor: 200_00 }).refund).toEqual({ card: 160_00, hotel: 0 });
  const further = { ...account, priceChanges: [...account.priceChanges!, changed(5, 200_00, 100_00)] };
  expect(settle({ ...further, priceMinor: 100_00 }).refund).toEqual({ card: 240_00, hotel: 20_00 });
});

const minor = fc.integer({ min: 1, max: 500_00 });
const steps = fc.array(fc.option(minor), { maxLength: 8 });
/** Between which steps the card is charged, and whether that is known only after all of them. */
const card = fc.option(fc.record({ after: fc.nat(8), isKnownLate: fc.boolean() }));

test('whatever is changed, paid and handed back: no money is lost or counted twice, before and after a cancellation', () => {
  fc.assert(
    fc.property(minor, steps, card, minor, (booked, all, cardPaid, chargedMinor) => {
      const account = { payments: [], refunds: [], priceChanges: [] } as Required<
        Omit<Account, 'cancellation' | 'takenBack'>
      >;
      let [priceMinor, heldMinor, handedBack] = [booked, 0, 0];
      const payByCard = (paidAt: Date) =>
        account.payments.push({ paymentId: 'pi_1', amountMinor: booked, method: 'card', paidAt });
      const cardAt = cardPaid && second(2 * Math.min(cardPaid.after, all.length) + 1);
      all.forEach((toMinor, index) => {
        if (cardPaid && !cardPaid.isKnownLate && cardPaid.after === index) payByCard(cardAt!);
        if (toMinor === null) {
          const { owed } = settle({ ...account, priceMinor });
          if (owed > 0) account.payments.push(atHotel(`h${index}`, owed, 2 * index + 2));
          heldMinor += owed;
          return;
        }
        account.priceChanges.push(changed(2 * index + 2, priceMinor, toMinor));
        priceMinor = toMinor;
        const due = refundsDue(account).filter(({ method }) => method === 'hotel');
        const dueMinor = due.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(dueMinor).toBe(Math.max(0, heldMinor - toMinor));
        account.refunds.push(...due);
        heldMinor -= dueMinor;
        handedBack += dueMinor;
      });
      if (cardPaid && (cardPaid.isKnownLate || cardPaid.after >= all.length)) payByCard(cardAt!);
      const paidByCard = cardPaid ? booked : 0;
      const now = settle({ ...account, priceMinor });
      expect(handedBackMinor(account)).toBe(handedBack);
      expect(now.refund.hotel).toBe(0);
      expect(paidByCard - now.refund.card + heldMinor + now.owed).toBe(priceMinor);
      const after = settle({ ...account, priceMinor, cancellation: cancelled(chargedMinor) });
      expect(after.refund.card).toBeGreaterThanOrEqual(now.refund.card);
      expect(paidByCard - after.refund.card + heldMinor - after.refund.hotel + after.owed).toBe(chargedMinor);
    }),
    { numRuns: 500 },
  );
});
