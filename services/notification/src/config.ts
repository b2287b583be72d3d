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
});

type NotificationConfig = z.output<typeof environment>;
export type EmailConfig = Pick<
  NotificationConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'CAREERS_EMAIL' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'
>;

export const readConfig = (from?: NodeJS.ProcessEnv): NotificationConfig => readEnvironment(environment, from);
