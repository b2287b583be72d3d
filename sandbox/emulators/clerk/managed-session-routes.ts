import type { Request, Router } from 'express';
import type { Clerk } from './clerk.js';
import { notFound, notSignedIn, unsupported } from './refusal.js';
import { sendJson } from './send-json.js';
import { plainSessionJson } from './session-json.js';
import { sessionToken } from './session-token.js';
import { endSessions, isActive, openSession } from './sessions.js';
import { bareClient } from './visit.js';

/** Sessions as a server makes, reads and revokes them. */
export function managedSessionRoutes(clerk: Clerk, router: Router): void {
  const sessionOf = (req: Request) => {
    const session = clerk.records.sessions.get(String(req.params.id));
    if (!session) throw notFound('Session');
    return session;
  };

  router.post('/sessions', (req, res) => {
    const { user_id: userId, ...rest } = (req.body ?? {}) as { user_id?: string };
    if (Object.keys(rest).length) throw unsupported(`sessions with ${Object.keys(rest).join(', ')}`);
    const user = clerk.records.users.get(String(userId));
    if (!user) throw notFound('User');
    const opened = openSession(clerk, bareClient(clerk.now()), user, 'sandbox');
    clerk.records.save({ sessions: [opened.session], clients: [opened.client], users: [opened.user] });
    sendJson(res, plainSessionJson(clerk, opened.session));
  });
  router.get('/sessions/:id', (req, res) => sendJson(res, plainSessionJson(clerk, sessionOf(req))));
  router.post('/sessions/:id/revoke', (req, res) => {
    const session = sessionOf(req);
    endSessions(clerk, [session], 'revoked');
    sendJson(res, plainSessionJson(clerk, { ...session, status: 'revoked' }));
  });
  router.post('/sessions/:id/tokens', (req, res) => {
    const session = sessionOf(req);
    if (!isActive(clerk, session)) throw notSignedIn();
    const { expires_in_seconds: seconds, ...rest } = (req.body ?? {}) as { expires_in_seconds?: number };
    if (Object.keys(rest).length) throw unsupported(`tokens with ${Object.keys(rest).join(', ')}`);
    sendJson(res, { object: 'token', jwt: sessionToken(clerk, session, undefined, seconds) });
  });
}
