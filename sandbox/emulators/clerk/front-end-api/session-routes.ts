import type { Request, Router } from 'express';
import { withClient } from './client-response.js';
import type { Clerk } from '../clerk.js';
import { clientJson } from './client-json.js';
import { currentSession } from './profile.js';
import { sessionJson } from '../sessions/session-json.js';
import { sessionToken } from '../sessions/session-token.js';
import { activeSessions, endSessions, touchSession } from '../sessions/sessions.js';
import { type Browser, readBrowser } from './browser.js';

/** The sessions of a browser and their tokens. */
export function sessionRoutes(clerk: Clerk, router: Router): void {
  const sessionOf = (browser: Browser, req: Request) => currentSession(clerk, browser, String(req.params.id));
  router.post(
    '/client/sessions/:id/touch',
    withClient(clerk, (browser, req) =>
      sessionJson(clerk, touchSession(clerk, sessionOf(browser, req)), browser.origin),
    ),
  );
  router.post('/client/sessions/:id/tokens', (req, res) => {
    const browser = readBrowser(clerk, req.headers);
    res.json({ object: 'token', jwt: sessionToken(clerk, sessionOf(browser, req), browser.origin) });
  });
  router.delete(
    '/client/sessions',
    withClient(clerk, (browser) => {
      endSessions(clerk, activeSessions(clerk, { clientId: browser.client.id }));
      return clientJson(clerk, browser);
    }),
  );
}
