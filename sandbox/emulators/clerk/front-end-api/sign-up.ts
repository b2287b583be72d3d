import { randomId } from '../../providers/random-id.js';
import { checkName, freeEmail, newUser } from '../users/account.js';
import type { Clerk } from '../clerk.js';
import type { Form } from './form.js';
import { checkPassword, hashPassword } from '../users/password.js';
import { missing, unsupported } from '../clerk-error.js';
import { checkSignedOut, openSession } from '../sessions/sessions.js';
import { report } from '../webhooks/report.js';
import type { Browser } from './browser.js';

const required = ['email_address', 'password', 'first_name', 'last_name'];
export const signUpFields = [...required, 'strategy', 'unsafe_metadata'];

/** Creates the account and signs in: with all that is required at once, as the dialog sends it. */
export async function signUp(clerk: Clerk, browser: Browser, form: Form) {
  checkSignedOut(clerk, browser);
  if (form.strategy !== undefined) throw unsupported(`the sign-up strategy ${form.strategy}`);
  const without = required.find((field) => !form[field]);
  if (without) throw missing(without);
  const { first_name: firstName, last_name: lastName, password, email_address } = form as Record<string, string>;
  checkName(firstName, 'first_name');
  checkName(lastName, 'last_name');
  checkPassword(password!, 'password');
  const passwordHash = await hashPassword(password!);
  const email = freeEmail(clerk, email_address!);
  const user = newUser(clerk, { email, firstName: firstName!, lastName: lastName!, passwordHash });
  const { session, client } = openSession(clerk, browser, user);
  const deliveries = [report(clerk, 'user.created', user.id)];
  clerk.records.save({ users: [user], sessions: [session], clients: [client], deliveries });
  return {
    object: 'sign_up_attempt',
    id: randomId('sua_'),
    status: 'complete',
    required_fields: required,
    optional_fields: [],
    missing_fields: [],
    unverified_fields: [],
    verifications: null,
    email_address: email,
    first_name: user.firstName,
    last_name: user.lastName,
    has_password: true,
    created_session_id: session.id,
    created_user_id: user.id,
  };
}
