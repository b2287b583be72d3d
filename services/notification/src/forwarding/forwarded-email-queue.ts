import type { Connection } from 'mongoose';
import { openJobStore } from '@wayhouse/service-kit';
import type { ForwardedEmail, ForwardedEmails } from './forward-email.js';

/** Emails between guests and hotels, which are forgotten once they are sent or given up. */
export const forwardedEmailQueue = (db: Connection): ForwardedEmails =>
  openJobStore<ForwardedEmail>(db, 'forwarded_emails', { forgets: true, inOrderBy: 'sequence' });
