import { eventLatency } from './event-latency.js';
import type { Row } from './row.js';

/** From the commit of a booking to the catalog's own commit, when idle. */
export async function events(): Promise<Row[]> {
  const { p50, p95 } = await eventLatency();
  return [
    { figure: 'event: from commit to the other service’s effect, p50', value: p50, unit: 'ms' },
    { figure: 'event: from commit to the other service’s effect, p95', value: p95, unit: 'ms', atMost: 50 },
  ];
}
