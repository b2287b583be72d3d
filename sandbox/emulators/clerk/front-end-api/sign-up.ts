import { randomId } from '../../providers/random-id.js';
import { checkName, freeEmail, newUser } from '../users/account.js';
import type { Clerk } from '../clerk.js';
import type { Form } from './form.js';
import type { SignUp } from '../model.js';
import { checkPassword, hashPassword } from '../users/password.js';
import { notFound, unsupported } from '../clerk-error.js';
import { checkSignedOut, openSession } from '../sessions/sessions.js';
import type { Browser } from './browser.js';

export const signUpFields = ['email_address', 'password', 'first_name', 'last_name', 'strategy', 'unsafe_metadata'];

export async function startSignUp(clerk: Clerk, browser: Browser, form: Form): Promise<SignUp> {
  checkSignedOut(clerk, browser);
  const empty = { email: null, firstName: null, lastName: null, passwordHash: null, userId: null, sessionId: null };
  return fillIn(clerk, browser, { id: randomId('sua_'), createdAt: clerk.now(), ...empty }, form);
}

export const continueSignUp = async (clerk: Clerk, browser: Browser, id: string, form: Form): Promise<SignUp> =>
  fillIn(clerk, browser, currentSignUp(clerk, browser, id), form);

export function currentSignUp(clerk: Clerk, { client }: Browser, id: string): SignUp {
  const signUp = client.signUpId === id ? clerk.records.signUps.get(id) : undefined;
  if (!signUp) throw notFound('Sign up');
  return signUp;
}

/** The required fields without a value. */
export function missingFields(signUp: SignUp): string[] {
  const given = {
    email_address: signUp.email,
    password: signUp.passwordHash,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
  };
  return Object.entries(given).flatMap(([field, value]) => (value ? [] : [field]));
}

async function fillIn(clerk: Clerk, browser: Browser, before: SignUp, form: Form): Promise<SignUp> {
  if (form.strategy !== undefined) throw unsupported(`the sign-up strategy ${form.strategy}`);
  checkName(form.first_name, 'first_name');
  checkName(form.last_name, 'last_name');
  if (form.password !== undefined) checkPassword(form.password, 'password');
  const signUp: SignUp = {
    ...before,
    firstName: form.first_name ?? before.firstName,
    lastName: form.last_name ?? before.lastName,
    passwordHash: form.password === undefined ? before.passwordHash : await hashPassword(form.password),
    email: form.email_address === undefined ? before.email : freeEmail(clerk, form.email_address),
  };
  if (missingFields(signUp).length === 0) return finish(clerk, browser, signUp);
  const client = { ...browser.client, signUpId: signUp.id, updatedAt: clerk.now() };
  clerk.records.save({ signUps: [signUp], clients: [client] });
  return signUp;
}

function finish(clerk: Clerk, browser: Browser, signUp: SignUp): SignUp {
  const email = freeEmail(clerk, signUp.email ?? '');
  const opened = openSession(
    clerk,
    browser.client,
    newUser(clerk, { ...signUp, email, passwordHash: signUp.passwordHash! }),
    browser.userAgent,
  );
  // From now on the account holds the password.
  const done = { ...signUp, userId: opened.user.id, sessionId: opened.session.id, passwordHash: null };
  clerk.records.save({
    users: [opened.user],
    sessions: [opened.session],
    clients: [opened.client],
    signUps: [done],
  });
  return done;
}
