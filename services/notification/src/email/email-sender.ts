import { type Log, runJobWorker } from '@wayhouse/service-kit';
import type { EmailQueue } from './email-queue.js';
import type { SendEmail } from './smtp.js';

/** For how long an email is tried to send while the mail server is down. */
export const retryForMs = 3 * 24 * 3600_000;

type SenderOptions = {
  emails: EmailQueue;
  send: SendEmail;
  now: () => Date;
  log: Log;
  pollMilliseconds?: number;
  retryDelays?: number[];
};

/** Sends queued emails until it is stopped, and retries for three days while the mail server is down. */
export const startEmailSender = ({ emails, send, ...options }: SenderOptions) =>
  runJobWorker({ ...options, jobs: emails, run: send, name: 'an email', retryForMs });
