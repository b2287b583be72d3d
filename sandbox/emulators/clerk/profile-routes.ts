import type { Router } from 'express';
import { counter } from './answer.js';
import type { Clerk } from './clerk.js';
import { readForm } from './form.js';
import { changeName, changePassword, currentSession } from './profile.js';
import { notFound } from './refusal.js';
import { sessionWithActivityJson } from './session-json.js';
import { activeSessions, endSessions } from './sessions.js';
import { userJson } from './user-json.js';
import { type Visit, visitOf } from './visit.js';

/** The signed-in person's own profile. */
export function profileRoutes(clerk: Clerk, router: Router): void {
  const signedIn = (visit: Visit) => {
    const session = currentSession(clerk, visit);
    return { session, user: clerk.records.users.get(session.userId)! };
  };

  router.get(
    '/me',
    counter(clerk, (visit) => userJson(clerk, signedIn(visit).user)),
  );
  router.patch(
    '/me',
    counter(clerk, (visit, { body }) =>
      userJson(clerk, changeName(clerk, signedIn(visit).user, readForm(body, ['first_name', 'last_name']))),
    ),
  );
  router.post(
    '/me/change_password',
    counter(clerk, async (visit, { body }) => {
      const { session, user } = signedIn(visit);
      const form = readForm(body, ['current_password', 'new_password', 'sign_out_of_other_sessions']);
      return userJson(clerk, await changePassword(clerk, session, user, form));
    }),
  );

  router.get('/me/sessions/active', (req, res) => {
    const { user } = signedIn(visitOf(clerk, req.headers));
    const sessions = activeSessions(clerk, { userId: user.id });
    res.json(sessions.map((session) => sessionWithActivityJson(clerk, session)));
  });
  router.post(
    '/me/sessions/:id/revoke',
    counter(clerk, (visit, req) => {
      const { user } = signedIn(visit);
      const session = activeSessions(clerk, { userId: user.id }).find(({ id }) => id === req.params.id);
      if (!session) throw notFound('Session');
      endSessions(clerk, [session], 'revoked');
      return sessionWithActivityJson(clerk, { ...session, status: 'revoked' });
    }),
  );
}
