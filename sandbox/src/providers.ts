import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { openClerk } from './clerk/clerk.js';
import { backEndPath, clerkRouter } from './clerk/clerk-router.js';
import { stripeApiRouter } from './stripe/api-router.js';
import { startClockwork } from './stripe/clockwork.js';
import { openStripe } from './stripe/stripe-sandbox.js';

type Options = {
  /** The folder that holds everything; each provider has a folder of its own below it. */
  dataDir: string;
  port?: number;
  host?: string;
  publicUrl?: string;
  clerkSecretKey: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  webhookUrl?: string;
  now?: () => number;
};

export type Providers = Awaited<ReturnType<typeof startProviders>>;

/** The stand-ins for Clerk, Stripe and the mail service, and the pages that show what they did. */
export async function startProviders(options: Options) {
  const { dataDir, port = 0, host = '127.0.0.1', now = Date.now } = options;
  const app = express().disable('x-powered-by').set('query parser', 'extended');
  const server = createServer(app);
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const publicUrl = options.publicUrl ?? url;

  const clerk = openClerk({ dataDir, publicUrl, secretKey: options.clerkSecretKey, now });
  const stripe = openStripe({
    dataDir,
    publicUrl,
    secretKey: options.stripeSecretKey,
    webhookSecret: options.stripeWebhookSecret,
    webhookUrl: options.webhookUrl ?? `${publicUrl}/api/webhooks/stripe`,
    now,
  });
  const clockwork = startClockwork(stripe);
  app.use('/v1', stripeApiRouter(stripe));
  app.use(clerkRouter(clerk));

  const { publishableKey, secretKey, jwtKey } = clerk.keys;
  return {
    url,
    clerk: { publishableKey, secretKey, jwtKey, apiUrl: url + backEndPath },
    stripe: { apiUrl: url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await clockwork.stop();
      clerk.records.close();
      stripe.records.close();
    },
  };
}
