import { randomId } from '../providers/random-id.js';
import { type Clerk, userByEmail } from './clerk.js';
import type { Form } from './form.js';
import type { SignIn, User } from './model.js';
import { isPassword } from './password.js';
import { missing, notFound, refusal, unsupported } from './refusal.js';
import { checkSignedOut, openSession } from './sessions.js';
import type { Visit } from './visit.js';

export async function startSignIn(clerk: Clerk, visit: Visit, form: Form): Promise<SignIn> {
  checkSignedOut(clerk, visit);
  checkStrategy(form);
  const identifier = form.identifier ?? null;
  const user = identifier === null ? undefined : accountOf(clerk, identifier);
  const signIn: SignIn = { id: randomId('sia_'), identifier, userId: user?.id ?? null, sessionId: null };
  if (user && form.password !== undefined) return finish(clerk, visit, signIn, user, form.password);
  const client = { ...visit.client, signInId: signIn.id, updatedAt: clerk.now() };
  clerk.records.save({ signIns: [signIn], clients: [client] });
  return signIn;
}

export async function answerSignIn(clerk: Clerk, visit: Visit, id: string, form: Form): Promise<SignIn> {
  const signIn = currentSignIn(clerk, visit, id);
  checkStrategy(form);
  const user = clerk.records.users.get(signIn.userId ?? '');
  if (!user) throw missing('identifier');
  if (form.password === undefined) throw missing('password');
  return finish(clerk, visit, signIn, user, form.password);
}

export function currentSignIn(clerk: Clerk, { client }: Visit, id: string): SignIn {
  const signIn = client.signInId === id ? clerk.records.signIns.get(id) : undefined;
  if (!signIn) throw notFound('Sign in');
  return signIn;
}

async function finish(clerk: Clerk, visit: Visit, signIn: SignIn, user: User, password: string): Promise<SignIn> {
  if (!user.passwordHash || !(await isPassword(password, user.passwordHash)))
    throw refusal('form_password_incorrect', 'Password is incorrect. Try again, or use another method.', 'password');
  const opened = openSession(clerk, visit.client, user, visit.userAgent);
  const done = { ...signIn, sessionId: opened.session.id };
  clerk.records.save({
    signIns: [done],
    sessions: [opened.session],
    clients: [opened.client],
    users: [opened.user],
  });
  return done;
}

function accountOf(clerk: Clerk, identifier: string): User {
  if (!identifier.trim()) throw missing('identifier');
  const user = userByEmail(clerk, identifier);
  if (!user) throw refusal('form_identifier_not_found', "Couldn't find your account.", 'identifier');
  return user;
}

function checkStrategy({ strategy = 'password' }: Form): void {
  if (strategy !== 'password') throw unsupported(`the sign-in strategy ${strategy}`);
}
