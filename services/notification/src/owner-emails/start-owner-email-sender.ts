import { runJobWorker } from '@wayhouse/service-kit';
import { retryForMs } from '../email/email-sender.js';
import type { OwnerEmail, OwnerEmailQueue } from './owner-email-queue.js';
import { type Deps, sendOwnerEmail } from './send-owner-email.js';

/** Sends the queued emails to owners until it is stopped, and retries while the mail server or Clerk is down. */
export const startOwnerEmailSender = (deps: Deps & { ownerEmails: OwnerEmailQueue }) =>
  runJobWorker<OwnerEmail>({
    ...{ jobs: deps.ownerEmails, run: (job) => sendOwnerEmail(deps, job), name: 'an email to an owner' },
    ...{ now: deps.now, log: deps.log, retryForMs },
  });
