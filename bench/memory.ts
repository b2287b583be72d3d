import { readFileSync } from 'node:fs';
import type { Row } from './row.js';

type Processes = { processes: Record<string, { pid: number }> };

/** What each process holds in memory (Linux), and all of them together. */
export function memoryOf({ processes }: Processes, when: string): Row[] {
  const rows = Object.entries(processes).map(([name, { pid }]) => {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { figure: `memory of ${name} ${when}`, value: Math.round(Number(kilobytes) / 1024), unit: 'MiB' };
  });
  const all = rows.reduce((sum, { value }) => sum + value, 0);
  return [...rows, { figure: `memory of all ${when}`, value: all, unit: 'MiB' }];
}
