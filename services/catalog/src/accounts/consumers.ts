import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import type { InvitationRepository } from '../staff/invitation-repository.js';
import { type Deps, eraseAccount } from './erase-account.js';

export const accountConsumers = (deps: Deps & { invitations: Pick<InvitationRepository, 'removeOfAddresses'> }) => [
  onEvent(events.accountDeleted, async ({ userId, addresses }, tx) => {
    await deps.invitations.removeOfAddresses(tx, addresses);
    if (userId) await eraseAccount(deps, tx, userId);
  }),
];
