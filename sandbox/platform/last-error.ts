import { readFileSync } from 'node:fs';

const errorLevel = 50;
const longest = 300;
const isStack = /^\s+at |^\s*$|^Node\.js v|^\s*\^|^file:|^\}|^\s{2}\[?\w+\]?: /;

/** The last complaint in a log of JSON lines and plain text, in one line; undefined if there is none. */
export function lastError(logFile: string): string | undefined {
  const lines = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => !isStack.test(line));
  const complaint = lines.map(complaintIn).findLast((text) => text !== undefined);
  return complaint && complaint.length > longest ? `${complaint.slice(0, longest)}…` : complaint;
}

function complaintIn(line: string): string | undefined {
  if (!line.startsWith('{"')) return line.trim();
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if ((level ?? 0) < errorLevel) return undefined;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
