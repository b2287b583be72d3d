import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps as ConfirmDeps, confirmSubscription } from './confirm-subscription.js';
import { subscribe } from './subscribe.js';
import { type Deps as UnsubscribeDeps, unsubscribe } from './unsubscribe.js';

export const newsletterRoutes = (deps: ConfirmDeps & UnsubscribeDeps) => [
  route(calls.subscribeToNewsletter, async ({ input, network }) => {
    await subscribe(deps, input.email, network);
    return { message: confirmations.subscriptionRequested };
  }),
  route(calls.confirmSubscription, async ({ input }) => {
    await confirmSubscription(deps, input.token);
    return { message: confirmations.subscribed };
  }),
  route(calls.unsubscribeFromNewsletter, async ({ input }) => {
    await unsubscribe(deps, input.token);
    return { message: confirmations.unsubscribed };
  }),
];
