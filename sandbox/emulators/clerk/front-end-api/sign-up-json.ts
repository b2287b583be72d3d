import type { SignUp } from '../model.js';
import { missingFields } from './sign-up.js';

export const signUpJson = (signUp: SignUp) => ({
  object: 'sign_up_attempt',
  id: signUp.id,
  status: signUp.userId ? 'complete' : 'missing_requirements',
  required_fields: ['email_address', 'password', 'first_name', 'last_name'],
  optional_fields: [],
  missing_fields: signUp.userId ? [] : missingFields(signUp),
  unverified_fields: [],
  verifications: { email_address: null, phone_number: null, web3_wallet: null, external_account: null },
  username: null,
  email_address: signUp.email,
  phone_number: null,
  web3_wallet: null,
  external_account: null,
  external_account_strategy: null,
  first_name: signUp.firstName,
  last_name: signUp.lastName,
  has_password: signUp.passwordHash !== null || signUp.userId !== null,
  unsafe_metadata: {},
  locale: null,
  legal_accepted_at: null,
  created_session_id: signUp.sessionId,
  created_user_id: signUp.userId,
  abandon_at: signUp.createdAt + 24 * 3600_000,
});
