import { createServer } from 'node:http';
import path from 'node:path';
import express from 'express';
import { openClerk } from '../clerk/clerk.js';
import { startReports } from '../clerk/webhooks/deliver.js';
import { backEndPath, clerkRouter } from '../clerk/clerk-router.js';
import { underKnownHosts } from '../server/known-hosts.js';
import { listen } from '../server/listen.js';
import { openMailbox } from '../smtp/mailbox.js';
import { openRelay, relayDomain } from '../smtp/relay.js';
import { startSmtpServer } from '../smtp/smtp-server.js';
import type { DemoAccount } from '../../demo/demo-accounts.js';
import { sandboxRouter } from '../../pages/sandbox-router.js';
import { stripeApiRouter } from '../stripe/api/api-router.js';
import { startScheduler } from '../stripe/events/scheduler.js';
import { openStripe } from '../stripe/stripe.js';

type Options = {
  /** Each emulator has its own folder in it. */
  dataDir: string;
  /** 0 for a free port. */
  port?: number;
  smtpPort?: number;
  host?: string;
  /** The address of the site, which also serves `/__clerk` and `/__sandbox`. */
  publicUrl?: string;
  /** The receiver of Stripe's events, by default the site's webhook; beside it is that of Clerk's. */
  webhookUrl?: string;
  /** The receiver of emails to the relay domain; without it another one beside Stripe's. */
  emailWebhookUrl?: string;
  clerkSecretKey: string;
  clerkWebhookSecret: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  emailWebhookSecret: string;
  demoAccounts?: DemoAccount[];
  now?: () => number;
};

/** The Clerk, Stripe and SMTP emulators, and the pages that show their data. */
export async function startProviders(options: Options) {
  const { dataDir, port = 0, smtpPort = 0, host = '127.0.0.1', demoAccounts = [], now = Date.now } = options;
  const app = express().disable('x-powered-by').set('query parser', 'extended');
  const server = createServer(underKnownHosts(app));
  const url = `http://${host}:${await listen(server, 'sandbox', port, host)}`;
  const publicUrl = options.publicUrl ?? url;

  const webhookUrl = options.webhookUrl ?? `${publicUrl}/api/webhooks/stripe`;
  const clerk = openClerk({
    dataDir,
    publicUrl,
    secretKey: options.clerkSecretKey,
    webhookSecret: options.clerkWebhookSecret,
    webhookUrl: new URL('/api/webhooks/clerk', webhookUrl).href,
    now,
  });
  const stripe = openStripe({
    dataDir,
    publicUrl,
    secretKey: options.stripeSecretKey,
    webhookSecret: options.stripeWebhookSecret,
    webhookUrl,
    now,
  });
  const relay = openRelay(openMailbox(path.join(dataDir, 'mail'), now), {
    dataDir,
    secret: options.emailWebhookSecret,
    url: options.emailWebhookUrl ?? new URL('/api/webhooks/email', webhookUrl).href,
    now,
  });
  const { mailbox } = relay;
  const smtp = await startSmtpServer(mailbox, host, smtpPort);
  const schedulers = [startScheduler(stripe), startReports(clerk), relay];

  app.use('/v1', stripeApiRouter(stripe));
  app.use('/__sandbox', sandboxRouter({ clerk, stripe, mailbox, demoAccounts }));
  app.use(clerkRouter(clerk));

  const { publishableKey, secretKey, jwtKey } = clerk.keys;
  return {
    url,
    smtpUrl: smtp.url,
    clerk: { publishableKey, secretKey, jwtKey, webhookSecret: clerk.webhookSecret, apiUrl: url + backEndPath },
    mail: { relayDomain, webhookSecret: options.emailWebhookSecret },
    stripe: { apiUrl: url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret },
    async close() {
      server.closeAllConnections();
      await Promise.all([new Promise((closed) => server.close(closed)), smtp.close()]);
      await Promise.all(schedulers.map((each) => each.stop()));
      clerk.records.close();
      stripe.records.close();
    },
  };
}
