import type { ShellConfig } from '../config.js';

const validDays = 180;

/** Whom to write to about a weakness of the site (RFC 9116). */
export function securityContact({ PUBLIC_URL, SUPPORT_EMAIL }: ShellConfig, now = new Date()): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}
