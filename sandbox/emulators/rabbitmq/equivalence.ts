import type { Table } from './methods.js';
import { wireType } from './queue-settings.js';
import { Refusal } from './refusal.js';

/** Declaring what exists already is allowed only with the same properties and arguments. */
export function requireSame(
  kind: 'queue' | 'exchange',
  name: string,
  current: Table,
  received: Table,
  checked: string[],
) {
  for (const property of checked) {
    const [now, wanted] = [current[property], received[property]];
    if (now === wanted) continue;
    throw new Refusal(
      406,
      `inequivalent arg '${property}' for ${kind} '${name}' in vhost '/': ${difference(now, wanted)}`,
    );
  }
}

function difference(now: unknown, wanted: unknown): string {
  const described = (value: unknown) => `the value '${String(value)}' of type '${wireType(value)}'`;
  if (wanted === undefined) return `received none but current is ${described(now)}`;
  if (now === undefined) return `received ${described(wanted)} but current is none`;
  return `received '${String(wanted)}' but current is '${String(now)}'`;
}
