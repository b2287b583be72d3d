import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { readEnvironment, serviceEnvironment, sharedSettings } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `stays@example.com` or `Wayhouse <stays@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*[^\s<>]+@[^\s<>]+>?$|^[^<>\r\n]*<[^\s<>]+@[^\s<>]+>$/, 'must contain an email address'),
  /** Finds the addresses that emails between guests and hotels go to. */
  CLERK_SECRET_KEY: sharedSettings.CLERK_SECRET_KEY,
  RELAY_DOMAIN: sharedSettings.RELAY_DOMAIN,
  EMAIL_WEBHOOK_SECRET: sharedSettings.EMAIL_WEBHOOK_SECRET,
  CAREERS_EMAIL: sharedSettings.CAREERS_EMAIL,
  SUPPORT_EMAIL: sharedSettings.SUPPORT_EMAIL,
  /** The pair of keys that pushes to browsers are signed with (RFC 8292), in base64url. Without them the site sends none. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')
    .optional(),
  /** Whom a push service asks about our pushes; without it `SUPPORT_EMAIL`. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+.*)$/, 'must start with mailto: or https://')
    .refine((address) => URL.canParse(address), 'must be an address')
    .optional(),
  /** To the addresses that were entered in forms, all together. */
  MAX_FORM_EMAILS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  /** The same, of forms from one network (an IPv4 address, or the /64 of an IPv6 address). */
  MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: z.coerce.number().int().min(1).default(20),
  /** Between guests and hotels, all together. */
  MAX_FORWARDED_EMAILS_PER_HOUR: z.coerce.number().int().min(1).default(1000),
});

// Also reported if other settings are invalid.
const when = () => true;

const configSchema = environment
  .refine((each) => !each.RELAY_DOMAIN || each.EMAIL_WEBHOOK_SECRET, {
    path: ['EMAIL_WEBHOOK_SECRET'],
    error: 'must be set where RELAY_DOMAIN is',
    when,
  })
  .refine((each) => isPairOrNone(each.VAPID_PUBLIC_KEY, each.VAPID_PRIVATE_KEY), {
    path: ['VAPID_PRIVATE_KEY'],
    error: 'must be the private key of VAPID_PUBLIC_KEY; set both or none',
    when,
  });

type NotificationConfig = z.output<typeof environment>;
export type EmailConfig = Pick<
  NotificationConfig,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'CAREERS_EMAIL'
  | 'SUPPORT_EMAIL'
  | 'MAX_FORM_EMAILS_PER_HOUR'
  | 'MAX_FORM_EMAILS_PER_SENDER_AND_HOUR'
  | 'MAX_FORWARDED_EMAILS_PER_HOUR'
  | 'RELAY_DOMAIN'
  | 'EMAIL_WEBHOOK_SECRET'
  | 'PUBLIC_URL'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_SUBJECT'
>;

export const readConfig = (from?: NodeJS.ProcessEnv): NotificationConfig => readEnvironment(configSchema, from);

function isPairOrNone(publicKey?: string, privateKey?: string): boolean {
  if (!publicKey || !privateKey) return !publicKey && !privateKey;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}
