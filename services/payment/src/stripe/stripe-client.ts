import Stripe from 'stripe';

/** Stripe's own SDK; `apiUrl` points it to another server that speaks the same API. */
export function stripeClient(secretKey: string, apiUrl?: string): Stripe {
  const common = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false };
  if (!apiUrl) return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, { ...common, host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' });
}
