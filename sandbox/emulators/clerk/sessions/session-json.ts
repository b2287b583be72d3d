import type { Clerk } from '../clerk.js';
import type { Session, User } from '../model.js';
import { sessionToken } from './session-token.js';
import { imageUrl, userJson } from '../users/user-json.js';

/** A session for the browser. The SDK requires its user and a fresh token. */
export function sessionJson(clerk: Clerk, session: Session, origin?: string) {
  const user = clerk.records.users.get(session.userId)!;
  return {
    ...plainSessionJson(session),
    user: userJson(clerk, user),
    public_user_data: publicUserData(clerk, user),
    last_active_token: { object: 'token', jwt: sessionToken(clerk, session, origin) },
    factor_verification_age: [Math.floor((clerk.now() - session.createdAt) / 60_000), -1],
  };
}

const plainSessionJson = (session: Session) => ({
  object: 'session',
  id: session.id,
  client_id: session.clientId,
  user_id: session.userId,
  status: session.status,
  last_active_organization_id: null,
  last_active_at: session.lastActiveAt,
  expire_at: session.expireAt,
  abandon_at: session.expireAt,
  created_at: session.createdAt,
  updated_at: session.updatedAt,
});

/** A session as the profile page lists it, with the device it is used on. */
export const sessionWithActivityJson = (session: Session) => ({
  ...plainSessionJson(session),
  latest_activity: { object: 'session_activity', id: `act_${session.id}`, ...describeBrowser(session.userAgent) },
});

const publicUserData = (clerk: Clerk, user: User) => ({
  first_name: user.firstName,
  last_name: user.lastName,
  image_url: imageUrl(clerk, user),
  identifier: user.email,
  user_id: user.id,
});

const browsers = { 'Edg/': 'Edge', 'Firefox/': 'Firefox', 'Chrome/': 'Chrome', 'Version/': 'Safari' };
const devices = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Macintosh: 'Macintosh',
  Windows: 'Windows',
  Linux: 'Linux',
};

/** Browser and device from a User-Agent header, for the profile page. */
function describeBrowser(userAgent: string) {
  const browser = Object.entries(browsers).find(([mark]) => userAgent.includes(mark));
  const device = Object.entries(devices).find(([mark]) => userAgent.includes(mark));
  return {
    browser_name: browser?.[1] ?? 'Browser',
    browser_version: browser ? /^[\d.]*/.exec(userAgent.split(browser[0])[1] ?? '')?.[0] : '',
    device_type: device?.[1] ?? 'Computer',
    is_mobile: /Mobile|iPhone|Android/.test(userAgent),
    ip_address: '127.0.0.1',
    city: 'local network',
    country: '',
  };
}
