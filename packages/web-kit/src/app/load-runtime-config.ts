import type { RuntimeConfig } from '@wayhouse/contracts/runtime-config';

/** `/config.json`, asked for with a limit: a page that waits for ever says nothing. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error('The configuration did not load.');
  return (await response.json()) as RuntimeConfig;
}
