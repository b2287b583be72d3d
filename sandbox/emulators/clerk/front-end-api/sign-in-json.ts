import type { Clerk } from '../clerk.js';
import type { SignIn } from '../model.js';
import { imageUrl } from '../users/user-json.js';

export function signInJson(clerk: Clerk, signIn: SignIn) {
  const user = clerk.records.users.get(signIn.userId)!;
  return {
    object: 'sign_in_attempt',
    id: signIn.id,
    status: signIn.sessionId ? 'complete' : 'needs_first_factor',
    supported_identifiers: ['email_address'],
    supported_first_factors: [{ strategy: 'password' }],
    supported_second_factors: null,
    first_factor_verification: null,
    second_factor_verification: null,
    identifier: signIn.identifier,
    user_data: { first_name: user.firstName, last_name: user.lastName, image_url: imageUrl(clerk, user) },
    created_session_id: signIn.sessionId,
  };
}
