import type { Connection } from 'mongoose';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';
import type { Email } from './email.js';

export type EmailQueue = JobStore<Email>;

export const emailQueue = (db: Connection): EmailQueue => openJobStore<Email>(db, 'emails', { inOrderBy: 'sequence' });
