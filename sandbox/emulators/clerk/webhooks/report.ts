import { randomId } from '../../providers/random-id.js';
import type { Clerk } from '../clerk.js';
import type { Delivery } from '../model.js';

/** A report to the webhook that is due now. */
export const report = ({ now }: Clerk, type: Delivery['type'], userId: string): Delivery => ({
  id: randomId('msg_'),
  type,
  userId,
  changedAt: now(),
  attempts: [],
  nextAt: now(),
});
