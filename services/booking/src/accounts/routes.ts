import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { type Deps, deleteAccount } from './delete-account.js';
import { type Deps as ExportDeps, exportPerson } from './export-person.js';

/** All that an owner's hotels have issued is in memory for a moment. */
const exportsPerMinute = 2;

export const accountRoutes = (deps: Deps & ExportDeps) => [
  route(calls.exportBookings, async ({ caller }) => ({ data: await exportPerson(deps, caller.id) }), {
    limitPerMinute: exportsPerMinute,
  }),
  route(calls.deleteAccount, async ({ caller }) => {
    await deleteAccount(deps, caller.id);
    return { message: confirmations.accountDeleted };
  }),
];
