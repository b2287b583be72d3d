import { testService } from '@wayhouse/service-kit/testing';
import { buildNotification } from '../compose.js';

export const publicUrl = 'https://stay.example.test';

const began = Date.now();
const thisMorning = new Date(began).setUTCHours(6);
/** The same form on another day is another form: here no day ends while a test runs. */
const now = () => new Date(thisMorning + Date.now() - began);

/** A notification service in this process that sends through the mail server at `smtpUrl`. */
export const notificationService = (smtpUrl: string) =>
  testService(
    'notification',
    (given) =>
      buildNotification(given, {
        ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'Wayhouse <stays@example.test>', HIRING_EMAIL: 'hiring@example.test' },
        ...{ SUPPORT_EMAIL: 'help@example.test', PUBLIC_URL: publicUrl },
      }),
    // Long enough for an event to wait for the one before it.
    { retryDelays: [20, 100, 500, 2000], now },
  );

export type TestNotification = Awaited<ReturnType<typeof notificationService>>;
