import type { Clerk } from '../clerk.js';
import type { SignIn } from '../model.js';
import { imageUrl } from '../users/user-json.js';

const statusOf = (signIn: SignIn) =>
  signIn.sessionId ? 'complete' : signIn.userId ? 'needs_first_factor' : 'needs_identifier';

const passwordVerification = {
  object: 'verification_password',
  status: 'verified',
  strategy: 'password',
  attempts: 1,
  expire_at: null,
};

export function signInJson(clerk: Clerk, signIn: SignIn) {
  const user = clerk.records.users.get(signIn.userId ?? '');
  return {
    object: 'sign_in_attempt',
    id: signIn.id,
    status: statusOf(signIn),
    supported_identifiers: ['email_address'],
    supported_first_factors: user ? [{ strategy: 'password' }] : [],
    supported_second_factors: null,
    first_factor_verification: signIn.sessionId === null ? null : passwordVerification,
    second_factor_verification: null,
    identifier: signIn.identifier,
    user_data: user
      ? {
          first_name: user.firstName,
          last_name: user.lastName,
          image_url: imageUrl(clerk, user),
          has_image: false,
        }
      : null,
    locale: null,
    created_session_id: signIn.sessionId,
    abandon_at: signIn.createdAt + 24 * 3600_000,
  };
}
