import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';

/** Fetches `/config.json`, with a timeout. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error('The configuration did not load.');
  return (await response.json()) as RuntimeConfig;
}
