import type { Router } from 'express';
import { withClient } from './client-response.js';
import type { Clerk } from '../clerk.js';
import { readForm } from './form.js';
import { changeName, changePassword, currentSession } from './profile.js';
import { notFound } from '../clerk-error.js';
import { sessionWithActivityJson } from '../sessions/session-json.js';
import { activeSessions, endSessions } from '../sessions/sessions.js';
import { userJson } from '../users/user-json.js';
import { type Browser, readBrowser } from './browser.js';

/** The signed-in person's own profile. */
export function profileRoutes(clerk: Clerk, router: Router): void {
  const signedIn = (browser: Browser) => {
    const session = currentSession(clerk, browser);
    return { session, user: clerk.records.users.get(session.userId)! };
  };

  router.get(
    '/me',
    withClient(clerk, (browser) => userJson(clerk, signedIn(browser).user)),
  );
  router.patch(
    '/me',
    withClient(clerk, (browser, { body }) =>
      userJson(clerk, changeName(clerk, signedIn(browser).user, readForm(body, ['first_name', 'last_name']))),
    ),
  );
  router.post(
    '/me/change_password',
    withClient(clerk, async (browser, { body }) => {
      const { session, user } = signedIn(browser);
      const form = readForm(body, ['current_password', 'new_password', 'sign_out_of_other_sessions']);
      return userJson(clerk, await changePassword(clerk, session, user, form));
    }),
  );

  router.get('/me/sessions/active', (req, res) => {
    const { user } = signedIn(readBrowser(clerk, req.headers));
    const sessions = activeSessions(clerk, { userId: user.id });
    res.json(sessions.map((session) => sessionWithActivityJson(session)));
  });
  router.post(
    '/me/sessions/:id/revoke',
    withClient(clerk, (browser, req) => {
      const { user } = signedIn(browser);
      const session = activeSessions(clerk, { userId: user.id }).find(({ id }) => id === req.params.id);
      if (!session) throw notFound('Session');
      endSessions(clerk, [session]);
      return sessionWithActivityJson({ ...session, status: 'revoked' });
    }),
  );
}
