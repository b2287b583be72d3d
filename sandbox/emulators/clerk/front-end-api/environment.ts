import type { Clerk } from '../clerk.js';

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

/**
 * The settings of this instance, where they differ from clerk-js's defaults: e-mail address and password, no codes, no
 * captcha, one session per browser.
 */
export const environment = ({ publicUrl }: Clerk) => ({
  object: 'environment',
  id: 'env_sandbox',
  auth_config: { object: 'auth_config', id: 'aconf_sandbox', single_session_mode: true },
  user_settings: { attributes, password_settings: { min_length: 8, max_length: 72 } },
  display_config: {
    object: 'display_config',
    id: 'dconf_sandbox',
    application_name: 'Wayhouse',
    instance_environment_type: 'development',
    captcha_oauth_bypass: [],
    home_url: publicUrl,
    sign_in_url: `${publicUrl}/`,
    sign_up_url: `${publicUrl}/`,
    user_profile_url: `${publicUrl}/`,
    after_sign_in_url: `${publicUrl}/`,
    after_sign_up_url: `${publicUrl}/`,
    after_sign_out_one_url: `${publicUrl}/`,
    after_sign_out_all_url: `${publicUrl}/`,
    after_switch_session_url: `${publicUrl}/`,
  },
});
