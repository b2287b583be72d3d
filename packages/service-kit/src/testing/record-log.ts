import { pino } from 'pino';
import type { Log } from '../log.js';

/** A log, and the lines that were written to it. */
export function recordLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }), lines };
}
