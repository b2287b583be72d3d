import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { startPayment } from './start-payment.js';

export const paymentRoutes = (deps: Parameters<typeof startPayment>[0]) => [
  route(calls.startPayment, async ({ input, caller }) => ({
    url: await startPayment(deps, input.bookingId, caller.id),
    message: confirmations.redirectingToPayment,
  })),
];
