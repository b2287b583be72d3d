import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Clerk } from '../emulators/clerk/clerk.js';
import type { Mailbox } from '../emulators/smtp/mailbox.js';
import type { StripeEmulator } from '../emulators/stripe/stripe.js';
import { accountPages, type DemoAccount } from './account-pages.js';
import { pageAssets } from './assets.js';
import { html } from './html.js';
import { jsonApi } from './api.js';
import { sendPage } from './send-page.js';
import { mailPages } from './mail-pages.js';
import { sendNotFound } from './not-found-page.js';
import { payPage } from './pay-page.js';
import { paymentPages } from './payment-pages.js';

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
