/** Set by Clerk for the pages of its site: when the session last changed, 0 after signing out. */
const name = '__client_uat';

/**
 * Whether somebody has signed in, by Clerk’s cookie, in this browser. The session may have ended since. An
 * instance that others share a domain with adds a suffix to the name.
 */
export const mayBeSignedIn = (): boolean =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('='))
    .some(([key = '', value]) => (key === name || key.startsWith(`${name}_`)) && Number(value) > 0);
