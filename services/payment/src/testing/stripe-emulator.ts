import { startedForTest, stripeSdk } from '../../../../sandbox/emulators/providers/started-for-test.js';
import { stripeSecretKey } from './factories.js';
import { webhookSecret } from './sign-as-stripe.js';

/** The card whose refunds are pending first, and the one whose refunds fail later. */
export const slowRefunds = '4000000000007726';
export const failingRefunds = '4000000000005126';

type Over = Parameters<typeof startedForTest>[0];

/** Stripe's stand-in, over HTTP. Its webhooks go nowhere: a test delivers the events itself, in the order it wants. */
export async function stripeStandIn(over: Over = {}) {
  const keys = { stripeSecretKey, stripeWebhookSecret: webhookSecret, webhookUrl: 'http://127.0.0.1:9/' };
  const standIn = await startedForTest({ ...keys, ...over });
  const sdk = stripeSdk(standIn.url, stripeSecretKey);
  return {
    ...standIn,
    sdk,
    /** Fills in the card page at `url`; answers the payment. */
    async pay(url: string, number = '4242424242424242'): Promise<string> {
      const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Asha Rao' });
      const path = new URL(url).pathname;
      await fetch(standIn.url + path, { method: 'POST', body, redirect: 'manual' });
      const { payment_intent } = await sdk.checkout.sessions.retrieve(path.split('/').at(-1)!);
      if (typeof payment_intent !== 'string') throw new Error('The page took no payment.');
      return payment_intent;
    },
    /** All events so far, oldest first. */
    events: async () => (await sdk.events.list({ limit: 100 })).data.reverse(),
    /** What Stripe has sent back of a payment. */
    refundsOf: async (payment_intent: string) => (await sdk.refunds.list({ payment_intent })).data,
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>;
