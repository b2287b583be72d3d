import { z } from 'zod';
import { maxPathLength } from './path-pattern.js';

/** Where pages send their observations. */
export const observationsPath = '/observations';

/** https://web.dev/articles/vitals: in milliseconds, but for the layout shift. */
export const vitals = ['LCP', 'INP', 'CLS'] as const;

/** What took place on which page, in which front end and in which of its releases; nothing about the visitor. */
const place = { page: z.string().max(maxPathLength), frontEnd: z.string().max(20), release: z.string().max(60) };

/** A page that was shown, an error in it, a part that did not load, or a web vital of the visit that began with it. */
const Observation = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['view', 'error', 'fallback']), ...place }),
  z.object({ kind: z.literal('vital'), vital: z.enum(vitals), value: z.number().min(0).max(600_000), ...place }),
]);

export const maxObservations = 30;
export const Observations = z.object({ observations: z.array(Observation).max(maxObservations) });

export type Observation = z.output<typeof Observation>;
