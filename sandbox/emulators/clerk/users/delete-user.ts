import type { Clerk } from '../clerk.js';
import type { User } from '../model.js';
import { report } from '../webhooks/report.js';

/** Deletes a user with the sessions, and reports it to the webhook. */
export function deleteUser(clerk: Clerk, user: User) {
  const { records } = clerk;
  const idsOf = (rows: Iterable<{ id: string; userId: string }>) =>
    [...rows].filter(({ userId }) => userId === user.id).map(({ id }) => id);
  // Before the removal: a report of a user who is still there does less harm than one that is never made.
  records.save({ deliveries: [report(clerk, 'user.deleted', user.id)] });
  records.remove({
    users: [user.id],
    sessions: idsOf(records.sessions.values()),
    signIns: idsOf(records.signIns.values()),
  });
  return { object: 'user', id: user.id, deleted: true };
}
