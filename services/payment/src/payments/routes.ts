import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps as ExportDeps, exportPerson } from '../bookings/export-person.js';
import { startJointPayment, startPayment } from './start-payment.js';

type Deps = Parameters<typeof startPayment>[0] &
  ExportDeps & {
    /** Of an account. */
    pagesPerMinute: number;
  };

export const paymentRoutes = (deps: Deps) => [
  route(
    calls.startPayment,
    async ({ input, caller }) => ({
      url: await startPayment(deps, input.bookingId, caller.id),
      message: confirmations.redirectingToPayment,
    }),
    { limitPerMinute: deps.pagesPerMinute },
  ),
  route(
    calls.payTogether,
    async ({ input, caller }) => ({
      url: await startJointPayment(deps, input.bookingId, caller.id),
      message: confirmations.redirectingToPayment,
    }),
    { limitPerMinute: deps.pagesPerMinute },
  ),
  route(calls.exportPayments, async ({ caller }) => ({ data: await exportPerson(deps, caller.id) })),
];
