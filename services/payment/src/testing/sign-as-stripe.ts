import Stripe from 'stripe';

export const webhookSecret = 'whsec_for_tests';

/** The signature header of a body that Stripe signed `age` seconds ago. */
export function signAsStripe(payload: string, { secret = webhookSecret, age = 0 } = {}): Promise<string> {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
}
