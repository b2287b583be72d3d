import type { Connection } from 'mongoose';
import { type PeriodCounts, periodCounts } from '@wayhouse/service-kit';

export type FormEmailRepository = PeriodCounts;

/** How many emails forms have sent, by recipient and day, and by hour. */
export const formEmailRepository = (db: Connection): FormEmailRepository => periodCounts(db, 'form_emails', 'emails');
