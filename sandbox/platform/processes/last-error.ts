import { readFileSync } from 'node:fs';

const errorLevel = 50;
const maxLength = 300;
const isStack = /^\s+at |^\s*$|^Node\.js v|^\s*\^|^file:|^\}|^\s{2}\[?\w+\]?: /;

/** The last error in a log of JSON lines and plain text, as one line; `from` is the byte that the process began at. */
export function lastError(logFile: string, from = 0): string | undefined {
  const log = readFileSync(logFile);
  const lines = log
    .subarray(from <= log.length ? from : 0)
    .toString()
    .split('\n')
    .filter((line) => !isStack.test(line));
  const error = lines.map(errorIn).findLast((text) => text !== undefined);
  return error && error.length > maxLength ? `${error.slice(0, maxLength)}…` : error;
}

function errorIn(line: string): string | undefined {
  if (!line.startsWith('{"')) return line.trim();
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if ((level ?? 0) < errorLevel) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
