import { eventLatency } from './event-latency.js';
import type { Row } from './row.js';

/** From the commit of a booking to the catalog's own commit, when idle. */
export async function events(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [processes, what] of [
    [1, 'event: from commit to the other service’s effect'],
    [2, 'the same, committed by a process without the lease'],
  ] as const) {
    const { p50, p95 } = await eventLatency(processes);
    rows.push({ figure: `${what}, p50`, value: p50, unit: 'ms' });
    rows.push({ figure: `${what}, p95`, value: p95, unit: 'ms', atMost: 50 });
  }
  return rows;
}
