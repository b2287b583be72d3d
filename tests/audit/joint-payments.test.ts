import { withPlantedPlatform } from './testing/with-planted-platform.js';
import { madeRefund } from './testing/planted-platform.js';

const planted = withPlantedPlatform();
const { set, insert } = planted;

const [one, two] = ['pi_j:b1', 'pi_j:b2'];
const portions = [
  { bookingId: 'b1', amountMinor: 240_00 },
  { bookingId: 'b2', amountMinor: 360_00 },
];
/** The payments of both bookings, and the refund of one, made of one joint payment. */
beforeEach(async () => {
  const card = (paymentId: string, amountMinor: number) => ({ cardPayments: [{ paymentId, amountMinor }] });
  const rows = planted.platform.rows('booking', 'bookings');
  for (const [id, paymentId] of [
    ['b1', one],
    ['b2', two],
  ] as const) {
    const { booking } = (await rows.findOne({ _id: id as never })) as unknown as { booking: Stored };
    const payments = booking.payments.map((each) => ({ ...each, paymentId }));
    const refunds = booking.refunds.map((each) => ({ ...each, paymentId }));
    await set('booking', 'bookings', id, { 'booking.payments': payments, 'booking.refunds': refunds });
    await set('payment', 'payments', id, card(paymentId, payments[0]!.amountMinor));
  }
  const amounts = await planted.platform.rows('payment', 'payments').find().sort({ _id: 1 }).toArray();
  portions.forEach((portion, at) => (portion.amountMinor = amounts[at]!.cardPayments[0].amountMinor));
  const refund = { ...madeRefund, paymentId: two };
  await insert('payment', 'refunds', { _id: two, bookingId: 'b2', refunds: [refund] });
  await insert('payment', 'refunds', { _id: 'pi_j', portions, refunds: [{ ...refund, isPublished: false }] });
});
type Stored = { payments: { amountMinor: number }[]; refunds: object[] };
const kinds = async () => [...new Set((await planted.platform.audit()).map(({ kind }) => kind))];

test('two bookings that were paid by one card payment pass', async () => {
  expect(await kinds()).toEqual([]);
});

test.each([
  ['a portion that is no payment', () => set('payment', 'payments', 'b1', { cardPayments: [] })],
  [
    'a portion of another amount',
    () => set('payment', 'refunds', 'pi_j', { portions: [{ ...portions[0], amountMinor: 1 }, portions[1]] }),
  ],
  ['a portion of no joint payment', () => set('payment', 'refunds', 'pi_j', { portions: [portions[1]] })],
  ['a refund that is of no portion', () => set('payment', 'refunds', two, { refunds: [] })],
])('reports %s', async (_what, plant) => {
  await plant();
  expect(await kinds()).toContain('joint-payment-in-part');
});

test('a portion that was set aside or waits for its booking is none that is lost', async () => {
  await set('payment', 'refunds', 'pi_j', { portions: [...portions, { bookingId: 'b3', amountMinor: 1 }] });
  expect(await kinds()).toEqual(['joint-payment-in-part']);
  await insert('payment', 'set_aside_payments', { _id: 'pi_j:b3', bookingId: 'b3' });
  expect(await kinds()).toEqual(['payment-set-aside']);
});

test('a portion whose row was deleted after it was refunded is none that is lost', async () => {
  const refund = { ...madeRefund, refundId: 're_b3', amountMinor: 1, paymentId: 'pi_j:b3', isPublished: false };
  const row = await planted.platform.rows('payment', 'refunds').findOne({ _id: 'pi_j' as never });
  await set('payment', 'refunds', 'pi_j', {
    portions: [...portions, { bookingId: 'b3', amountMinor: 1 }],
    refunds: [...row!.refunds, refund],
  });
  await insert('payment', 'refunds', { _id: 'pi_j:b3', refunds: [refund] });
  expect(await kinds()).toEqual([]);
  await set('payment', 'refunds', 'pi_j:b3', { refunds: [{ ...refund, state: 'failed' }] });
  expect(await kinds()).toContain('joint-payment-in-part');
});
