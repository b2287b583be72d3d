import { calls } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import type { Deps } from './erase-person.js';
import { exportPerson } from './export-person.js';

/** Of the addresses only those count that Clerk has verified or the caller has booked with: they are known to be the caller's. */
export const personalDataRoutes = (deps: Deps) => [
  route(calls.exportMessages, async ({ caller }) => ({
    data: await exportPerson(deps, { userId: caller.id, addresses: [] }),
  })),
];
