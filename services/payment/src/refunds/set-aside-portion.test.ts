import { eventually } from '@wayhouse/service-kit/testing';
import { type JointPayments, startJointPayments } from '../testing/joint-payments.js';

let joint: JointPayments;
beforeAll(async () => (joint = await startJointPayments()));
afterAll(() => joint.stop());

/** As after a restore that has lost a change of the price: the portion of `<id>-3` does not fit its booking. */
async function setAside(id: string): Promise<string> {
  await joint.book(id);
  const paymentId = await joint.stripe.pay(await joint.open(`${id}-1`));
  await joint.service.db
    .collection('booking_projection')
    .updateOne({ _id: `${id}-3` as never }, { $set: { 'facts.totalMinor': 250_00 } });
  await joint.deliverAll();
  const rows = await joint.service.db.collection('set_aside_payments').find().toArray();
  expect(rows.map(({ _id }) => String(_id))).toContain(`${paymentId}:${id}-3`);
  return paymentId;
}

async function refundByHand(payment_intent: string, amount?: number) {
  await joint.stripe.sdk.refunds.create({ payment_intent, amount });
  await joint.deliverAll();
}

test('a refund by hand is first of a portion that is set aside, so the other bookings are still refunded', async () => {
  const paymentId = await setAside('aside');
  await refundByHand(paymentId, 300_00);
  expect(await joint.refunded('aside')).toEqual([]);
  await joint.cancel('aside-1');
  await joint.expectRefunds(paymentId, 300_00, 100_00);
  await joint.deliverAll();
  expect(await joint.refunded('aside')).toEqual(['aside-1: 10000']);
});

test('what is refunded of a portion that is set aside does not count for the next refund by hand', async () => {
  const paymentId = await setAside('twice');
  await refundByHand(paymentId, 300_00);
  const row = await joint.service.db.collection('refunds').findOne({ _id: `${paymentId}:twice-3` as never });
  expect(row).not.toHaveProperty('unclaimedSince');
  await refundByHand(paymentId, 100_00);
  expect(await joint.refunded('twice')).toEqual(['twice-1: 10000']);
  await joint.cancel('twice-1');
  await eventually(async () =>
    expect((await joint.service.refundOrders('twice-1')).map(({ state }) => state)).toEqual(['done']),
  );
  await joint.expectRefunds(paymentId, 300_00, 100_00);
});
