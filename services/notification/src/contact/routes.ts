import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps, receiveMessage } from './receive-message.js';

export const contactRoutes = (deps: Deps) => [
  route(calls.sendMessage, async ({ input, network }) => ({
    message: confirmations.messageSent,
    reference: await receiveMessage(deps, input, network),
  })),
];
