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
  const { identifier = '', password } = form;
  const user = findUser(clerk, identifier);
  const signIn: SignIn = { id: randomId('sia_'), identifier, userId: user.id, sessionId: null };
  if (password !== undefined) return finish(clerk, browser, signIn, user, password);
  const client = { ...browser.client, signInId: signIn.id, updatedAt: clerk.now() };
  clerk.records.save({ signIns: [signIn], clients: [client] });
  return signIn;
}

export async function attemptSignIn(clerk: Clerk, browser: Browser, id: string, form: Form): Promise<SignIn> {
  const signIn = browser.client.signInId === id ? clerk.records.signIns.get(id) : undefined;
  if (!signIn) throw notFound('Sign in');
  checkStrategy(form);
  if (form.password === undefined) throw missing('password');
  return finish(clerk, browser, signIn, clerk.records.users.get(signIn.userId)!, form.password);
}

async function finish(clerk: Clerk, browser: Browser, signIn: SignIn, user: User, password: string): Promise<SignIn> {
  if (!(await isPassword(password, user.passwordHash)))
    throw invalidField(
      'form_password_incorrect',
      'Password is incorrect. Try again, or use another method.',
      'password',
    );
  const { session, client } = openSession(clerk, browser, user);
  const done = { ...signIn, sessionId: session.id };
  clerk.records.save({ signIns: [done], sessions: [session], clients: [client] });
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
