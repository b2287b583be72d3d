import express, { Router } from 'express';
import type { DemoAccount } from '../demo/demo-accounts.js';
import { type Clerk, userByEmail } from '../emulators/clerk/clerk.js';
import { activeSessions, endSessions, openSession } from '../emulators/clerk/sessions/sessions.js';
import { readBrowser } from '../emulators/clerk/front-end-api/browser.js';
import { clientJson } from '../emulators/clerk/front-end-api/client-json.js';
import { setCookies } from '../emulators/clerk/front-end-api/client-response.js';
import { html } from './html.js';
import { sendNotFound, sendPage } from './send-page.js';

type Deps = { clerk: Clerk; demoAccounts: DemoAccount[]; counts: () => { mails: number; payments: number } };

/** The first page, with the demo accounts. */
export function accountPages({ clerk, demoAccounts, counts }: Deps): Router {
  const router = Router();
  router.get('/', (_req, res) => {
    const ready = demoAccounts.filter(({ email }) => userByEmail(clerk, email));
    sendPage(res, { title: 'Sandbox', here: 'accounts', body: body(ready, counts()) });
  });

  router.post('/sign-in-as', express.urlencoded({ extended: false }), (req, res) => {
    // Otherwise any page could sign this browser in.
    if (req.get('sec-fetch-site') === 'cross-site') return void res.status(403).send('Sign in from the sandbox page.');
    const email = String((req.body as { email?: string } | undefined)?.email);
    const account = demoAccounts.find((demo) => demo.email === email);
    const user = account && userByEmail(clerk, email);
    if (!user) return sendNotFound(res);
    const browser = readBrowser(clerk, req.headers);
    endSessions(clerk, activeSessions(clerk, { clientId: browser.client.id }));
    const { session, client } = openSession(clerk, browser, user);
    clerk.records.save({ sessions: [session], clients: [client] });
    setCookies(browser, clientJson(clerk, browser), res);
    res.redirect(303, account.role === 'owner' ? '/owner' : '/');
  });
  return router;
}

const body = (accounts: DemoAccount[], { mails, payments }: { mails: number; payments: number }) =>
  html` <h1>Behind the scenes</h1>
    <p class="lead">This Wayhouse runs on emulators. No card is charged, and no email leaves this machine.</p>
    <div class="tiles">
      <a class="card tile" href="/__sandbox/mails"><b>${mails}</b><span>Emails sent</span></a>
      <a class="card tile" href="/__sandbox/payments"><b>${payments}</b><span>Payment sessions</span></a>
    </div>
    <h2>Demo accounts</h2>
    ${
      accounts.length === 0
        ? html`<div class="empty">
            <h3>No demo accounts yet</h3>
            <p>They appear when the demo data is loaded. You can also <a href="/">sign up on the site</a>.</p>
          </div>`
        : html`<ul class="rows card">
            ${accounts.map(row)}
          </ul>`
    }`;

const row = (account: DemoAccount) =>
  html`<li class="account">
    <span class="grow"><strong>${account.name}</strong><small>${account.email}</small></span>
    <span class="role ${account.role}">${account.role === 'owner' ? 'Hotel owner' : 'Guest'}</span>
    <code title="Password">${account.password}</code>
    <form method="post" action="/__sandbox/sign-in-as">
      <input type="hidden" name="email" value="${account.email}" />
      <button class="button" aria-label="Sign in as ${account.name}">Sign in as</button>
    </form>
  </li>`;
