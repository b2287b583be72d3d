import { testService, webhookSecret } from '@wayhouse/service-kit/testing';
import { composeNotification } from '../compose.js';
import { vapidSettings } from './push-service.js';

export const publicUrl = 'https://stay.example.test';

const started = Date.now();
const thisMorning = new Date(started).setUTCHours(6);
/** Starts at 6:00, so that no day ends during a test: the same form on another day is another submission. */
export const now = () => new Date(thisMorning + Date.now() - started);

export const emailConfig = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Wayhouse <stays@example.test>',
  CAREERS_EMAIL: 'careers@example.test',
  SUPPORT_EMAIL: 'help@example.test',
  MAX_FORM_EMAILS_PER_HOUR: 1000,
  MAX_FORM_EMAILS_PER_SENDER_AND_HOUR: 1000,
  MAX_FORWARDED_EMAILS_PER_HOUR: 1000,
  RELAY_DOMAIN: 'relay.example.test',
  EMAIL_WEBHOOK_SECRET: webhookSecret,
  PUBLIC_URL: publicUrl,
  ...vapidSettings,
});

/** A notification service in this process that sends through the mail server at `smtpUrl`. */
export const startNotification = (smtpUrl: string) =>
  testService(
    'notification',
    (context) => composeNotification(context, emailConfig(smtpUrl)),
    // Long enough for an event to be retried until the one before it has arrived.
    { retryDelays: [20, 100, 500, 2000], now },
  );

export type TestNotification = Awaited<ReturnType<typeof startNotification>>;
