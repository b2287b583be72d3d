import { randomId } from '../providers/random-id.js';
import type { Clerk } from './clerk.js';
import type { Client, Session, User } from './model.js';
import { ClerkRefusal } from './refusal.js';
import type { Visit } from './visit.js';

const lifetime = 7 * 24 * 3600_000;

export const isActive = (clerk: Clerk, session: Session) =>
  session.status === 'active' && session.expireAt > clerk.now();

export const activeSessions = (clerk: Clerk, belongs: Partial<Pick<Session, 'clientId' | 'userId'>>) =>
  [...clerk.records.sessions.values()].filter(
    (session) =>
      isActive(clerk, session) &&
      (!belongs.clientId || session.clientId === belongs.clientId) &&
      (!belongs.userId || session.userId === belongs.userId),
  );

/** The records of a new session, to be saved together with what led to it. */
export function openSession(clerk: Clerk, client: Client, user: User, userAgent: string) {
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
    expireAt: now + lifetime,
  };
  return {
    session,
    client: { ...client, signInId: null, signUpId: null, lastActiveSessionId: session.id, updatedAt: now },
    user: { ...user, lastSignInAt: now, updatedAt: now },
  };
}

export function endSessions(clerk: Clerk, sessions: Session[], status: Exclude<Session['status'], 'active'>): void {
  const now = clerk.now();
  clerk.records.save({ sessions: sessions.map((session) => ({ ...session, status, updatedAt: now })) });
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

/** One session a browser, as this instance is set up. */
export function checkSignedOut(clerk: Clerk, { client }: Visit): void {
  if (activeSessions(clerk, { clientId: client.id }).length === 0) return;
  const text = "You're currently in single session mode. You can only be signed into one account at a time.";
  throw new ClerkRefusal(400, 'session_exists', 'Session already exists', text);
}
