import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Clerk } from '../emulators/clerk/clerk.js';
import type { Mailbox } from '../emulators/smtp/mailbox.js';
import type { StripeEmulator } from '../emulators/stripe/stripe.js';
import type { DemoAccount } from '../demo/demo-accounts.js';
import { accountPages } from './account-pages.js';
import { html } from './html.js';
import { jsonApi } from './api.js';
import { sendNotFound, sendPage } from './send-page.js';
import { mailPages } from './mail-pages.js';
import { payPage } from './pay-page.js';
import { paymentPages } from './payment-pages.js';

const require = createRequire(import.meta.url);
const fonts = [
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
];

type Deps = { clerk: Clerk; stripe: StripeEmulator; mailbox: Mailbox; demoAccounts: DemoAccount[] };

/** Everything below `/__sandbox`. */
export function sandboxRouter({ clerk, stripe, mailbox, demoAccounts }: Deps): Router {
  const router = Router();
  const counts = () => ({ mails: mailbox.list().length, payments: stripe.records.sessions.size });
  router.use('/assets', pageAssets());
  router.use(accountPages({ clerk, demoAccounts, counts }));
  router.use(mailPages(mailbox, clerk.publicUrl));
  router.use(paymentPages(stripe));
  router.use(payPage(stripe));
  router.use(jsonApi(mailbox, stripe));
  router.use((_req, res) => sendNotFound(res));
  router.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    console.error(error);
    if (res.headersSent) return next(error);
    const body = html`<h1>Something went wrong</h1>
      <p class="lead">See the log of the sandbox. No card was charged.</p>`;
    sendPage(res.status(500), { title: 'Error', body });
  });
  return router;
}

/** Styles, scripts and fonts of the pages, at `/__sandbox/assets/`. */
function pageAssets(): Router {
  const router = Router();
  router.use(express.static(path.join(import.meta.dirname, 'assets'), { index: false, maxAge: 0 }));
  for (const font of fonts) {
    const file = require.resolve(font);
    router.get(`/${path.basename(font)}`, (_req, res) => res.sendFile(file, { maxAge: '7d' }));
  }
  return router;
}
