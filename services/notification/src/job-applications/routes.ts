import { calls, messages } from '@wayhouse/contracts';
import { route } from '@wayhouse/service-kit';
import { applyForJob, type Deps } from './apply-for-job.js';

export const jobApplicationRoutes = (deps: Deps) => [
  route(calls.applyForJob, async ({ input }) => {
    await applyForJob(deps, input);
    return { message: messages.applicationSent };
  }),
];
