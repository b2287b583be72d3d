import { z } from 'zod';

/** `/config.json`: what the front ends learn at run time, so that one build serves every place. */
export const RuntimeConfig = z.object({
  remotes: z.object({ owner: z.string(), 'static-pages': z.string() }),
  clerk: z.object({ publishableKey: z.string(), proxyUrl: z.string().optional(), clerkJSUrl: z.string().optional() }),
  currency: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Where people who look for work write to. */
  careersEmail: z.string(),
  /** True where the stand-ins run, so that the pages can say so. */
  sandbox: z.boolean(),
});

export type RuntimeConfig = z.output<typeof RuntimeConfig>;
