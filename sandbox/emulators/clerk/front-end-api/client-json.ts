import type { Clerk } from '../clerk.js';
import { sessionJson } from '../sessions/session-json.js';
import { activeSessions } from '../sessions/sessions.js';
import { signInJson } from './sign-in-json.js';
import type { Browser } from './browser.js';

/** The browser's client as it is on disk now; null before there was anything to keep. */
export function clientJson(clerk: Clerk, browser: Browser) {
  const client = clerk.records.clients.get(browser.client.id);
  if (!client) return null;
  const sessions = activeSessions(clerk, { clientId: client.id });
  const isOpen = sessions.some((session) => session.id === client.lastActiveSessionId);
  const signIn = clerk.records.signIns.get(client.signInId ?? '');
  return {
    object: 'client',
    id: client.id,
    sessions: sessions.map((session) => sessionJson(clerk, session, browser.origin)),
    sign_in: signIn ? signInJson(clerk, signIn) : null,
    sign_up: null,
    last_active_session_id: isOpen ? client.lastActiveSessionId : (sessions[0]?.id ?? null),
    captcha_bypass: true,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}
