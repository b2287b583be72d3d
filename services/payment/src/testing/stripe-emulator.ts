import { startTestProviders, stripeSdk } from '../../../../sandbox/emulators/providers/testing/test-providers.js';
import { stripeSecretKey } from './factories.js';
import { webhookSecret } from './sign-as-stripe.js';

/** Test cards: refunds of the first are pending at first, refunds of the second fail later. */
export const slowRefunds = '4000000000007726';
export const failingRefunds = '4000000000005126';

type EmulatorOptions = Parameters<typeof startTestProviders>[0];

/** The Stripe emulator. Its webhooks go nowhere: tests deliver the events themselves, in the order they want. */
export async function startStripeEmulator(options: EmulatorOptions = {}) {
  const keys = { stripeSecretKey, stripeWebhookSecret: webhookSecret, webhookUrl: 'http://127.0.0.1:9/' };
  const emulator = await startTestProviders({ ...keys, ...options });
  const sdk = stripeSdk(emulator.url, stripeSecretKey);
  return {
    ...emulator,
    sdk,
    /** Submits the card page at `url` and returns the id of the payment. */
    async pay(url: string, number = '4242424242424242'): Promise<string> {
      const body = new URLSearchParams({ number, expiry: '12/40', cvc: '123', name: 'Asha Rao' });
      const path = new URL(url).pathname;
      await fetch(emulator.url + path, { method: 'POST', body, redirect: 'manual' });
      const { payment_intent } = await sdk.checkout.sessions.retrieve(path.split('/').at(-1)!);
      if (typeof payment_intent !== 'string') throw new Error('The page did not take a payment.');
      return payment_intent;
    },
    /** All events so far, oldest first. */
    events: async () => (await sdk.events.list({ limit: 100 })).data.reverse(),
    /** The refunds of a payment, newest first. */
    listRefunds: async (payment_intent: string) => (await sdk.refunds.list({ payment_intent })).data,
  };
}

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>;
