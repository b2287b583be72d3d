import type { Clerk } from './clerk.js';
import type { SignIn } from './model.js';
import { imageUrl } from './user-json.js';

const statusOf = (signIn: SignIn) =>
  signIn.sessionId ? 'complete' : signIn.userId ? 'needs_first_factor' : 'needs_identifier';

export function signInJson(clerk: Clerk, signIn: SignIn) {
  const user = clerk.records.users.get(signIn.userId ?? '');
  const isVerified = signIn.sessionId !== null;
  return {
    object: 'sign_in',
    id: signIn.id,
    status: statusOf(signIn),
    supported_identifiers: ['email_address'],
    supported_first_factors: user?.passwordHash ? [{ strategy: 'password' }] : [],
    supported_second_factors: null,
    first_factor_verification: isVerified ? { object: 'verification', status: 'verified', strategy: 'password' } : null,
    second_factor_verification: null,
    identifier: signIn.identifier,
    user_data: user && {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: imageUrl(clerk, user),
      has_image: false,
    },
    created_session_id: signIn.sessionId,
  };
}
