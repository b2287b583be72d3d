import { calls, messages } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { type Deps, receiveMessage } from './receive-message.js';

export const contactRoutes = (deps: Deps) => [
  route(calls.sendMessage, async ({ input }) => ({
    message: messages.messageSent,
    reference: await receiveMessage(deps, input),
  })),
];
