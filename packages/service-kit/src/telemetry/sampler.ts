import type * as Sdk from '@opentelemetry/sdk-trace';
import type { HttpConfig } from '../config.js';

type Settings = Pick<HttpConfig, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** Which share of the traces that begin here is recorded, from 0 to 1. */
export function shareOf({ OTEL_TRACES_SAMPLER: sampler = 'always_on', OTEL_TRACES_SAMPLER_ARG }: Settings): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') ? (OTEL_TRACES_SAMPLER_ARG ?? 1) : 1;
}

/**
 * What a request brings decides inside the house, where the gateway sent it. At the edge anybody sends it: there chance
 * alone decides, since trace ids are as easily chosen as the flag.
 */
export function samplerOf(sdk: typeof Sdk, { share, isEdge }: { share: number; isEdge: boolean }): Sdk.Sampler {
  const { NOT_RECORD, RECORD_AND_SAMPLED } = sdk.SamplingDecision;
  const byChance: Sdk.Sampler = {
    shouldSample: () => ({ decision: Math.random() < share ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `ByChance{${share}}`,
  };
  const strangers = isEdge ? { remoteParentSampled: byChance, remoteParentNotSampled: byChance } : {};
  return new sdk.ParentBasedSampler({ root: byChance, ...strangers });
}
