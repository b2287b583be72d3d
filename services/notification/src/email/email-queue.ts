import type { Connection } from 'mongoose';
import { openTasks, type Tasks } from '@wayhouse/service-kit';
import type { Letter } from './email.js';

export type Letters = Tasks<Letter>;

/** The letters that wait to be sent, and those that were. */
export const letterRepository = (db: Connection): Letters => openTasks<Letter>(db, 'letters');
