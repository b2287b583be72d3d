import { randomId } from '../../providers/random-id.js';
import type { Clerk } from '../clerk.js';
import type { Session, User } from '../model.js';
import { ClerkApiError } from '../clerk-error.js';
import type { Browser } from '../front-end-api/browser.js';

const lifetimeMs = 7 * 24 * 3600_000;

export const isActive = (clerk: Clerk, session: Session) =>
  session.status === 'active' && session.expireAt > clerk.now();

export const activeSessions = (clerk: Clerk, belongs: Partial<Pick<Session, 'clientId' | 'userId'>>) =>
  [...clerk.records.sessions.values()].filter(
    (session) =>
      isActive(clerk, session) &&
      (!belongs.clientId || session.clientId === belongs.clientId) &&
      (!belongs.userId || session.userId === belongs.userId),
  );

/** The records of a new session, to be saved together with the sign-in or sign-up. */
export function openSession(clerk: Clerk, { client, userAgent }: Browser, user: User) {
  const now = clerk.now();
  const session: Session = {
    id: randomId('sess_'),
    clientId: client.id,
    userId: user.id,
    status: 'active',
    userAgent,
    createdAt: now,
    updatedAt: now,
    lastActiveAt: now,
    expireAt: now + lifetimeMs,
  };
  return { session, client: { ...client, signInId: null, lastActiveSessionId: session.id, updatedAt: now } };
}

export function endSessions(clerk: Clerk, sessions: Session[]): void {
  const ended = { status: 'revoked', updatedAt: clerk.now() } as const;
  clerk.records.save({ sessions: sessions.map((session) => ({ ...session, ...ended })) });
}

export function touchSession(clerk: Clerk, session: Session): Session {
  const touched = { ...session, lastActiveAt: clerk.now(), updatedAt: clerk.now() };
  const client = clerk.records.clients.get(session.clientId);
  clerk.records.save({
    sessions: [touched],
    clients: client ? [{ ...client, lastActiveSessionId: session.id }] : [],
  });
  return touched;
}

/** This instance allows one session per browser. */
export function checkSignedOut(clerk: Clerk, { client }: Browser): void {
  if (activeSessions(clerk, { clientId: client.id }).length === 0) return;
  const text = "You're currently in single session mode. You can only be signed into one account at a time.";
  throw new ClerkApiError(400, 'session_exists', 'Session already exists', text);
}
