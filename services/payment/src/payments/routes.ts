import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps as ExportDeps, exportPerson } from '../bookings/export-person.js';
import { startPayment } from './start-payment.js';

export const paymentRoutes = (deps: Parameters<typeof startPayment>[0] & ExportDeps) => [
  route(calls.startPayment, async ({ input, caller }) => ({
    url: await startPayment(deps, input.bookingId, caller.id),
    message: confirmations.redirectingToPayment,
  })),
  route(calls.exportPayments, async ({ caller }) => ({ data: await exportPerson(deps, caller.id) })),
];
