import { readFileSync } from 'node:fs';
import type { Measurement } from './measurement.js';

type Processes = { processes: Record<string, { pid: number }> };

/** The resident memory of each process and of all together (Linux). */
export function measureMemory({ processes }: Processes, when: string): Measurement[] {
  const rows = Object.entries(processes).map(([name, { pid }]) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { metric: `memory of ${name} ${when}`, value: Math.round(Number(kilobytes) / 1024), unit: 'MiB' };
  });
  const all = rows.reduce((sum, { value }) => sum + value, 0);
  return [...rows, { metric: `memory of all ${when}`, value: all, unit: 'MiB' }];
}
