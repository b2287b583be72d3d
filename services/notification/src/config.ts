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
  /** To the addresses that were entered in forms, all together. */
  MAX_FORM_EMAILS_PER_HOUR: z.coerce.number().int().min(1).default(300),
  /** The same, of forms from one network (an IPv4 address, or the /64 of an IPv6 address). */
  MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: z.coerce.number().int().min(1).default(20),
  /** Between guests and hotels, all together. */
  MAX_FORWARDED_EMAILS_PER_HOUR: z.coerce.number().int().min(1).default(1000),
});

const configSchema = environment.refine((each) => !each.RELAY_DOMAIN || each.EMAIL_WEBHOOK_SECRET, {
  path: ['EMAIL_WEBHOOK_SECRET'],
  error: 'must be set where RELAY_DOMAIN is',
  // Also reported if other settings are invalid.
  when: () => true,
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
>;

export const readConfig = (from?: NodeJS.ProcessEnv): NotificationConfig => readEnvironment(configSchema, from);
