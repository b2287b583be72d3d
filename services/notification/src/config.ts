import { z } from 'zod';
import { readEnvironment, serviceEnvironment, sharedSettings } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `stays@example.com` or `Wayhouse <stays@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*[^\s<>]+@[^\s<>]+>?$|^[^<>\r\n]*<[^\s<>]+@[^\s<>]+>$/, 'must contain an email address'),
  CAREERS_EMAIL: sharedSettings.CAREERS_EMAIL,
  SUPPORT_EMAIL: sharedSettings.SUPPORT_EMAIL,
  /** To the addresses that were entered in forms, all together. */
  MAX_FORM_EMAILS_PER_HOUR: z.coerce.number().int().min(1).default(300),
});

type NotificationConfig = z.output<typeof environment>;
export type EmailConfig = Pick<
  NotificationConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'CAREERS_EMAIL' | 'SUPPORT_EMAIL' | 'MAX_FORM_EMAILS_PER_HOUR' | 'PUBLIC_URL'
>;

export const readConfig = (from?: NodeJS.ProcessEnv): NotificationConfig => readEnvironment(environment, from);
