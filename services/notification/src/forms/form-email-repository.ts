import type { Connection } from 'mongoose';
import { type EmailCounts, emailCounts } from '../email/email-count-repository.js';

export type FormEmailRepository = EmailCounts;

/** How many emails forms have sent, by recipient and day, and by hour. */
export const formEmailRepository = (db: Connection): FormEmailRepository => emailCounts(db, 'form_emails');
