import { events } from '@wayhouse/contracts';
import { onEvent } from '@wayhouse/service-kit';
import { recordEmail } from './record-email.js';

type Deps = Parameters<typeof recordEmail>[0];

export const conversationConsumers = (deps: Deps) => [
  onEvent(events.emailForwarded, (forwarded, tx, { occurredAt }) =>
    recordEmail(deps, tx, forwarded, new Date(occurredAt)),
  ),
];
