import { runJobWorker } from '@wayhouse/service-kit';
import { retryForMs } from '../email/email-sender.js';
import type { MessageEmailQueue } from './message-email-queue.js';
import { type Deps, sendMessageEmail } from './send-message-email.js';

/** Sends emails about messages until it is stopped, and retries for three days while Clerk or the mail server is down. */
export const startMessageEmailSender = ({ messageEmails, ...deps }: Deps & { messageEmails: MessageEmailQueue }) =>
  runJobWorker({
    jobs: messageEmails,
    run: (job) => sendMessageEmail(deps, job),
    name: 'an email about a message',
    retryForMs,
    now: deps.now,
    log: deps.log,
  });
