import type { Clerk } from '../clerk.js';
import type { User } from '../model.js';

export const imageUrl = ({ publicUrl }: Clerk, user: User) => `${publicUrl}/__clerk/avatar/${user.id}.svg`;

/** A user as the browser may see it. */
export const userJson = (clerk: Clerk, user: User) => ({
  object: 'user',
  id: user.id,
  external_id: null,
  username: null,
  first_name: user.firstName,
  last_name: user.lastName,
  locale: null,
  image_url: imageUrl(clerk, user),
  has_image: false,
  primary_email_address_id: user.emailId,
  primary_phone_number_id: null,
  primary_web3_wallet_id: null,
  email_addresses: [emailJson(user)],
  phone_numbers: [],
  web3_wallets: [],
  passkeys: [],
  external_accounts: [],
  enterprise_accounts: [],
  saml_accounts: [],
  organization_memberships: [],
  password_enabled: true,
  password_last_updated_at: user.passwordUpdatedAt,
  profile_image_id: '',
  totp_enabled: false,
  backup_code_enabled: false,
  two_factor_enabled: false,
  mfa_enabled_at: null,
  mfa_disabled_at: null,
  public_metadata: {},
  unsafe_metadata: {},
  banned: false,
  locked: false,
  lockout_expires_in_seconds: null,
  verification_attempts_remaining: 100,
  create_organization_enabled: false,
  create_organizations_limit: null,
  delete_self_enabled: false,
  legal_accepted_at: null,
  last_active_at: user.lastSignInAt,
  last_sign_in_at: user.lastSignInAt,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

/** A user as a server with the secret key may see it. */
export const privateUserJson = (clerk: Clerk, user: User) => ({
  ...userJson(clerk, user),
  private_metadata: {},
});

const emailJson = (user: User) => ({
  object: 'email_address',
  id: user.emailId,
  email_address: user.email,
  reserved: false,
  linked_to: [],
  matches_sso_connection: false,
  verification: {
    object: 'verification_admin',
    status: 'verified',
    strategy: 'admin',
    attempts: null,
    expire_at: null,
  },
  created_at: user.createdAt,
  updated_at: user.createdAt,
});
