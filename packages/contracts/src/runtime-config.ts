import { z } from 'zod';

/** `/config.json`: the front ends' configuration at run time, so that one build runs in every environment. */
export const RuntimeConfig = z.object({
  remotes: z.object({ owner: z.string(), 'static-pages': z.string() }),
  clerk: z.object({ publishableKey: z.string(), proxyUrl: z.string().optional(), clerkJSUrl: z.string().optional() }),
  currency: z.string(),
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Receives job applications. */
  careersEmail: z.string(),
  /** True when the emulators are in use, so that the pages can show it. */
  sandbox: z.boolean(),
});

export type RuntimeConfig = z.output<typeof RuntimeConfig>;
