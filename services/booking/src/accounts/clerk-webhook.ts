import { events } from '@wayhouse/contracts';
import { audit, clerkWebhookRoute, type InTransaction, type Log, type Webhook } from '@wayhouse/service-kit';
import { type Deps as EraseDeps, eraseAccount } from './erase-account.js';

type Deps = EraseDeps & { inTransaction: InTransaction; log: Log };

/**
 * However an account was deleted, Clerk reports it here, with its id alone. Of one that was created or changed it reports the
 * addresses. Other events are ignored.
 */
export const accountWebhook = (deps: Deps, secret: string): Webhook =>
  clerkWebhookRoute(secret, async ({ type, data: { id: userId, updatedAt: version, addresses } }) => {
    if (!userId) return;
    if (type === 'user.deleted') await deps.inTransaction((tx) => eraseAccount(deps, tx, { userId, addresses: [] }));
    else if ((type === 'user.created' || type === 'user.updated') && version && addresses)
      await deps.inTransaction((tx) => deps.outbox.add(tx, events.accountChanged, { userId, version, addresses }));
    else return;
    audit(deps.log, { user: 'clerk', action: type, userId });
  });
