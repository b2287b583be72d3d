import { z } from 'zod';
import { readEnvironment, serviceEnvironment } from '@wayhouse/service-kit';

const environment = serviceEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `stays@example.com` or `Wayhouse <stays@example.com>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*[^\s<>]+@[^\s<>]+>?$|^[^<>\r\n]*<[^\s<>]+@[^\s<>]+>$/, 'must contain an email address'),
  /** Receives job applications. */
  HIRING_EMAIL: z.email().default('careers@wayhouse.example'),
  /** Receives messages from the contact page. */
  SUPPORT_EMAIL: z.email().default('support@wayhouse.example'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
});

type NotificationConfig = z.output<typeof environment>;
export type MailSettings = Pick<
  NotificationConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'HIRING_EMAIL' | 'SUPPORT_EMAIL' | 'PUBLIC_URL'
>;

export const readConfig = (from?: NodeJS.ProcessEnv): NotificationConfig => readEnvironment(environment, from);
