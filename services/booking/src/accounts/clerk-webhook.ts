import { clerkWebhookRoute, type InTransaction, type Webhook } from '@wayhouse/service-kit';
import { type Deps as EraseDeps, eraseAccount } from './erase-account.js';

type Deps = EraseDeps & { inTransaction: InTransaction };

/** However an account was deleted, Clerk reports it here, with its id alone. Other events are ignored. */
export const accountWebhook = (deps: Deps, secret: string): Webhook =>
  clerkWebhookRoute(secret, async ({ type, data }) => {
    if (type !== 'user.deleted' || !data.id) return;
    const deleted = { userId: data.id, addresses: [] };
    await deps.inTransaction((tx) => eraseAccount(deps, tx, deleted));
  });
