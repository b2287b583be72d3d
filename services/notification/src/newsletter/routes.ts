import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps as SubscribeDeps, subscribe } from './subscribe.js';
import { type Deps as UnsubscribeDeps, unsubscribe } from './unsubscribe.js';

export const newsletterRoutes = (deps: SubscribeDeps & UnsubscribeDeps) => [
  route(calls.subscribeToNewsletter, async ({ input }) => {
    await subscribe(deps, input.email);
    return { message: confirmations.subscribed };
  }),
  route(calls.unsubscribeFromNewsletter, async ({ input }) => {
    await unsubscribe(deps, input.token);
    return { message: confirmations.unsubscribed };
  }),
];
