import { checkName } from '../users/account.js';
import type { Clerk } from '../clerk.js';
import type { Form } from './form.js';
import type { Session, User } from '../model.js';
import { checkPassword, hashPassword, isPassword } from '../users/password.js';
import { missing, notSignedIn, invalidField } from '../clerk-error.js';
import { activeSessions, endSessions, isActive } from '../sessions/sessions.js';
import { report } from '../webhooks/report.js';
import type { Browser } from './browser.js';

/** The browser's active session; throws a 401 without one. */
export function currentSession(
  clerk: Clerk,
  { client }: Browser,
  sessionId = client.lastActiveSessionId ?? '',
): Session {
  const session = clerk.records.sessions.get(sessionId);
  if (!session || session.clientId !== client.id || !isActive(clerk, session)) throw notSignedIn();
  return session;
}

export function changeName(clerk: Clerk, user: User, form: Form): User {
  checkName(form.first_name, 'first_name');
  checkName(form.last_name, 'last_name');
  if (form.first_name === '') throw missing('first_name');
  if (form.last_name === '') throw missing('last_name');
  const changed = {
    ...user,
    firstName: form.first_name ?? user.firstName,
    lastName: form.last_name ?? user.lastName,
    updatedAt: clerk.now(),
  };
  clerk.records.save({ users: [changed], deliveries: [report(clerk, 'user.updated', user.id)] });
  return changed;
}

export async function changePassword(clerk: Clerk, session: Session, user: User, form: Form): Promise<User> {
  if (form.new_password === undefined) throw missing('new_password');
  if (!(await isPassword(form.current_password ?? '', user.passwordHash)))
    throw invalidField(
      'form_password_incorrect',
      'Password is incorrect. Try again, or use another method.',
      'current_password',
    );
  checkPassword(form.new_password, 'new_password');
  const passwordHash = await hashPassword(form.new_password);
  const changed = { ...user, passwordHash, updatedAt: clerk.now() };
  clerk.records.save({ users: [changed], deliveries: [report(clerk, 'user.updated', user.id)] });
  if (form.sign_out_of_other_sessions === 'true') {
    const others = activeSessions(clerk, { userId: user.id }).filter((other) => other.id !== session.id);
    endSessions(clerk, others);
  }
  return changed;
}
