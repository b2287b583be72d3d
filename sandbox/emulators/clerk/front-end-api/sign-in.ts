import { randomId } from '../../providers/random-id.js';
import { type Clerk, userByEmail } from '../clerk.js';
import type { Form } from './form.js';
import type { SignIn, User } from '../model.js';
import { isPassword } from '../users/password.js';
import { missing, notFound, invalidField, unsupported } from '../clerk-error.js';
import { checkSignedOut, openSession } from '../sessions/sessions.js';
import type { Browser } from './browser.js';

export async function startSignIn(clerk: Clerk, browser: Browser, form: Form): Promise<SignIn> {
  checkSignedOut(clerk, browser);
  checkStrategy(form);
  const identifier = form.identifier ?? null;
  const user = identifier === null ? undefined : findUser(clerk, identifier);
  const signIn: SignIn = {
    id: randomId('sia_'),
    identifier,
    userId: user?.id ?? null,
    sessionId: null,
    createdAt: clerk.now(),
  };
  if (user && form.password !== undefined) return finish(clerk, browser, signIn, user, form.password);
  const client = { ...browser.client, signInId: signIn.id, updatedAt: clerk.now() };
  clerk.records.save({ signIns: [signIn], clients: [client] });
  return signIn;
}

export async function attemptSignIn(clerk: Clerk, browser: Browser, id: string, form: Form): Promise<SignIn> {
  const signIn = currentSignIn(clerk, browser, id);
  checkStrategy(form);
  const user = clerk.records.users.get(signIn.userId ?? '');
  if (!user) throw missing('identifier');
  if (form.password === undefined) throw missing('password');
  return finish(clerk, browser, signIn, user, form.password);
}

export function currentSignIn(clerk: Clerk, { client }: Browser, id: string): SignIn {
  const signIn = client.signInId === id ? clerk.records.signIns.get(id) : undefined;
  if (!signIn) throw notFound('Sign in');
  return signIn;
}

async function finish(clerk: Clerk, browser: Browser, signIn: SignIn, user: User, password: string): Promise<SignIn> {
  if (!(await isPassword(password, user.passwordHash)))
    throw invalidField(
      'form_password_incorrect',
      'Password is incorrect. Try again, or use another method.',
      'password',
    );
  const opened = openSession(clerk, browser.client, user, browser.userAgent);
  const done = { ...signIn, sessionId: opened.session.id };
  clerk.records.save({
    signIns: [done],
    sessions: [opened.session],
    clients: [opened.client],
    users: [opened.user],
  });
  return done;
}

function findUser(clerk: Clerk, identifier: string): User {
  if (!identifier.trim()) throw missing('identifier');
  const user = userByEmail(clerk, identifier);
  if (!user) throw invalidField('form_identifier_not_found', "Couldn't find your account.", 'identifier');
  return user;
}

function checkStrategy({ strategy = 'password' }: Form): void {
  if (strategy !== 'password') throw unsupported(`the sign-in strategy ${strategy}`);
}
