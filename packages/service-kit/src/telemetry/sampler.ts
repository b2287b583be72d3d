import type * as Sdk from '@opentelemetry/sdk-trace';
import type { HttpConfig } from '../config.js';

type SamplerConfig = Pick<HttpConfig, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** The share of traces that begin in this process and are recorded, from 0 to 1. */
export function samplingRatio({
  OTEL_TRACES_SAMPLER: sampler = 'always_on',
  OTEL_TRACES_SAMPLER_ARG,
}: SamplerConfig): number {
  if (sampler.endsWith('always_off')) return 0;
  return sampler.endsWith('traceidratio') ? (OTEL_TRACES_SAMPLER_ARG ?? 1) : 1;
}

/**
 * Services follow the sampling flag of the gateway. At the edge the flag comes from anybody and is ignored; the decision
 * is random and not derived from the trace id, because callers choose that, too.
 */
export function createSampler(sdk: typeof Sdk, { share, isEdge }: { share: number; isEdge: boolean }): Sdk.Sampler {
  const { NOT_RECORD, RECORD_AND_SAMPLED } = sdk.SamplingDecision;
  const randomSampler: Sdk.Sampler = {
    shouldSample: () => ({ decision: Math.random() < share ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `ByChance{${share}}`,
  };
  const remoteParents = isEdge ? { remoteParentSampled: randomSampler, remoteParentNotSampled: randomSampler } : {};
  return new sdk.ParentBasedSampler({ root: randomSampler, ...remoteParents });
}
