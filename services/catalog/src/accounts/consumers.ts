import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { type Deps, eraseAccount } from './erase-account.js';

export const accountConsumers = (deps: Deps) => [
  onEvent(events.accountDeleted, async ({ userId }, tx) => {
    if (userId) await eraseAccount(deps, tx, userId);
  }),
];
