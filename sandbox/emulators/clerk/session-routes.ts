import type { Request, Router } from 'express';
import { counter } from './answer.js';
import type { Clerk } from './clerk.js';
import { clientJson } from './client-json.js';
import { currentSession } from './profile.js';
import { sessionJson } from './session-json.js';
import { sessionToken } from './session-token.js';
import { activeSessions, endSessions, touchSession } from './sessions.js';
import { type Visit, visitOf } from './visit.js';

/** The sessions of this browser: kept alive, turned into tokens, ended. */
export function sessionRoutes(clerk: Clerk, router: Router): void {
  const sessionOf = (visit: Visit, req: Request) => currentSession(clerk, visit, String(req.params.id));
  const end = (status: 'ended' | 'removed') =>
    counter(clerk, (visit, req) => {
      const session = sessionOf(visit, req);
      endSessions(clerk, [session], status);
      return { ...sessionJson(clerk, session, visit.origin), status };
    });

  router.get(
    '/client/sessions/:id',
    counter(clerk, (visit, req) => sessionJson(clerk, sessionOf(visit, req), visit.origin)),
  );
  router.post(
    '/client/sessions/:id/touch',
    counter(clerk, (visit, req) => sessionJson(clerk, touchSession(clerk, sessionOf(visit, req)), visit.origin)),
  );
  router.post('/client/sessions/:id/tokens', (req, res) => {
    const visit = visitOf(clerk, req.headers);
    res.json({ object: 'token', jwt: sessionToken(clerk, sessionOf(visit, req), visit.origin) });
  });
  router.post('/client/sessions/:id/end', end('ended'));
  router.post('/client/sessions/:id/remove', end('removed'));
  router.delete(
    '/client/sessions',
    counter(clerk, (visit) => {
      endSessions(clerk, activeSessions(clerk, { clientId: visit.client.id }), 'removed');
      return clientJson(clerk, visit);
    }),
  );
}
