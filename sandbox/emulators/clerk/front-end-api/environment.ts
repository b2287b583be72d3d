import type { Clerk } from '../clerk.js';
import { displayConfig } from './display-config.js';

const off = {
  enabled: false,
  required: false,
  verifications: [],
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verify_at_sign_up: false,
};

// These replace the SDK's defaults as a whole.
const attributes = {
  email_address: { ...off, enabled: true, required: true, used_for_first_factor: true },
  password: { ...off, enabled: true, required: true },
  first_name: { ...off, enabled: true, required: true },
  last_name: { ...off, enabled: true, required: true },
  phone_number: off,
  username: off,
  web3_wallet: off,
  passkey: off,
  authenticator_app: off,
  backup_code: off,
};

const userSettings = {
  attributes,
  actions: { delete_self: false, create_organization: false },
  social: {},
  saml: { enabled: false },
  enterprise_sso: { enabled: false },
  sign_in: { second_factor: { required: false, enabled: false } },
  sign_up: {
    allowlist_only: false,
    progressive: true,
    captcha_enabled: false,
    mode: 'public',
    legal_consent_enabled: false,
  },
  password_settings: {
    allowed_special_characters: '',
    disable_hibp: false,
    min_length: 8,
    max_length: 72,
    require_special_char: false,
    require_numbers: false,
    require_uppercase: false,
    require_lowercase: false,
    show_zxcvbn: false,
    min_zxcvbn_strength: 0,
  },
  username_settings: { min_length: 4, max_length: 64 },
  passkey_settings: { allow_autofill: false, show_sign_in_button: false },
};

/** The settings of this instance: e-mail address and password, no codes, no captcha, one session per browser. */
export const environment = ({ publicUrl }: Clerk) => ({
  object: 'environment',
  id: 'env_sandbox',
  auth_config: {
    object: 'auth_config',
    id: 'aconf_sandbox',
    single_session_mode: true,
    claimed_at: null,
    reverification: false,
  },
  maintenance_mode: false,
  user_settings: userSettings,
  display_config: displayConfig(publicUrl),
  organization_settings: {
    enabled: false,
    max_allowed_memberships: 0,
    force_organization_selection: false,
    actions: { admin_delete: false },
    domains: { enabled: false, enrollment_modes: [], default_role: null },
    slug: { disabled: true },
    organization_creation_defaults: { enabled: false },
  },
  commerce_settings: {
    object: 'commerce_settings',
    id: 'csettings_sandbox',
    billing: {
      stripe_publishable_key: null,
      organization: { enabled: false, has_paid_plans: false },
      user: { enabled: false, has_paid_plans: false },
    },
  },
  api_keys_settings: {
    object: 'api_keys_settings',
    id: 'aks_sandbox',
    user_api_keys_enabled: false,
    orgs_api_keys_enabled: false,
  },
  protect_config: { object: 'protect_config', id: 'pcfg_sandbox', loaders: [] },
});
