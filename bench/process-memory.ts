import { readFileSync } from 'node:fs';
import type { Measurement } from './measurement.js';

type Processes = { processes: Record<string, { pid: number }> };

/** The resident memory of each process and of all together (Linux). */
export function measureMemory({ processes }: Processes, when: string): Measurement[] {
  const rows = Object.entries(processes).map(([name, { pid }]) => ({
    metric: `memory of ${name} ${when}`,
    value: memoryOf(pid, 'VmRSS'),
    unit: 'MiB',
  }));
  const all = rows.reduce((sum, { value }) => sum + value, 0);
  return [...rows, { metric: `memory of all ${when}`, value: all, unit: 'MiB' }];
}

/** In MiB: what is resident now, or was at most. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
}
