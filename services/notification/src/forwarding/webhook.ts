import { emailWebhook } from '@wayhouse/contracts';
import { signedWebhook, type Webhook } from '@wayhouse/service-kit';
import { type Deps, drop, forwardEmail } from './forward-email.js';
import { InboundEmail } from './inbound-email.js';

/** The provider that receives the emails to relay addresses delivers them here. */
export const relayWebhook = (deps: Deps, secret: string): Webhook =>
  signedWebhook(
    emailWebhook,
    secret,
    InboundEmail,
    (delivery) => forwardEmail(deps, delivery),
    () => drop(deps, 'too-large'),
  );
