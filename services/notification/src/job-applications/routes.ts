import { calls } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { route } from '@wayhouse/service-kit';
import { applyForJob, type Deps } from './apply-for-job.js';

export const jobApplicationRoutes = (deps: Deps) => [
  route(calls.applyForJob, async ({ input, network }) => {
    await applyForJob(deps, input, network);
    return { message: confirmations.applicationSent };
  }),
];
