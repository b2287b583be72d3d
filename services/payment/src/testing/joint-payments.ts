import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { startPaymentService } from './factories.js';
import { startStripeEmulator } from './stripe-emulator.js';

/** Of a booking that `book` makes. */
export function factsOf(bookingId: string) {
  const [id, number] = bookingId.split('-');
  return { bookedTogether: [1, 2, 3].map((each) => `${id}-${each}`), totalMinor: Number(number) * 100_00 };
}

/** A payment service and Stripe, with guests who book three rooms together. Stripe's clock is `now`. */
export async function startJointPayments(now: () => number = Date.now) {
  const stripe = await startStripeEmulator({ now });
  const service = await startPaymentService({ STRIPE_API_URL: stripe.url });
  const publishedOf = async (type: typeof events.paymentSucceeded | typeof events.paymentRefunded, id: string) =>
    (await service.publishedEvents(type)).filter(({ bookingId }) => bookingId.startsWith(id));
  const joint = {
    stripe,
    service,
    /** Three bookings of $100, $200 and $300: `<id>-1` and so on. */
    async book(id: string): Promise<void> {
      for (const number of [1, 2, 3]) await service.confirm(`${id}-${number}`, factsOf(`${id}-${number}`));
    },
    /** Until payment knows it. */
    async cancel(bookingId: string, chargedMinor = 0, cancelledAt = new Date(now() + 1000)): Promise<void> {
      const cancellation = { chargedMinor, cancelledAt: cancelledAt.toISOString() };
      await service.cancel(bookingId, { ...factsOf(bookingId), ...cancellation });
      await eventually(async () =>
        expect(await service.db.collection('payments').findOne({ _id: bookingId as never })).toHaveProperty(
          'cancellation',
        ),
      );
    },
    call: async (bookingId: string, as = 'asha') =>
      (await service.call(calls.payTogether, { bookingId }, { as })).body as { url?: string; code?: string },
    single: async (bookingId: string) =>
      (await service.call(calls.startPayment, { bookingId }, { as: 'asha' })).body as { url?: string; code?: string },
    async open(bookingId: string): Promise<string> {
      const { url, code } = await joint.call(bookingId);
      if (!url) throw new Error(`no page: ${code}`);
      return url;
    },
    /** Delivers all events so far, including those delivered before. */
    async deliverAll(): Promise<void> {
      for (const event of await stripe.events())
        if ((await service.deliver(event)) !== 200) throw new Error(`the event ${event.type} was refused`);
    },
    /** Books and pays three rooms; the id of the joint payment. */
    async pay(id: string, card?: string): Promise<string> {
      await joint.book(id);
      const paymentId = await stripe.pay(await joint.open(`${id}-1`), card);
      await joint.deliverAll();
      return paymentId;
    },
    /** Each payment of these bookings that was published, as `<booking>: <amount>`. */
    paid: async (id: string) =>
      (await publishedOf(events.paymentSucceeded, id)).map((each) => `${each.bookingId}: ${each.amountMinor}`),
    refunded: async (id: string) =>
      (await publishedOf(events.paymentRefunded, id)).map((each) => `${each.bookingId}: ${each.amountMinor}`),
    statusOf: async (url: string) => (await stripe.sdk.checkout.sessions.retrieve(url.split('/').at(-1)!)).status,
    expectRefunds: (paymentId: string, ...amounts: number[]) =>
      eventually(async () =>
        expect((await stripe.listRefunds(paymentId)).map(({ amount }) => amount).sort()).toEqual(amounts.sort()),
      ),
    async stop(): Promise<void> {
      await service.stop();
      await stripe.close();
    },
  };
  return joint;
}

export type JointPayments = Awaited<ReturnType<typeof startJointPayments>>;
