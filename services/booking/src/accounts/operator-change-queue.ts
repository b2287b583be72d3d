import type { Connection } from 'mongoose';
import { type JobStore, openJobStore } from '@wayhouse/service-kit';
import type { OperatorChange } from '@wayhouse/service-kit/people';

export const operatorChangeQueue = (db: Connection): JobStore<OperatorChange> =>
  openJobStore<OperatorChange>(db, 'operator_changes');
