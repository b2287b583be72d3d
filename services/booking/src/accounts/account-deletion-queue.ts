import type { Connection } from 'mongoose';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';

/** An account that is to be deleted at Clerk, by its id. */
export type AccountDeletions = JobStore<{ id: string }>;

export const accountDeletionQueue = (db: Connection): AccountDeletions => openJobStore(db, 'account_deletions');
