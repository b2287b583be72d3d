import { AmqpError } from '../protocol/amqp-error.js';
import type { Table } from '../protocol/methods.js';

/** Declaring what exists already is allowed only with the same properties and arguments. */
export function requireSame(kind: 'queue' | 'exchange', name: string, current: Table, received: Table) {
  for (const property of Object.keys({ ...current, ...received })) {
    const [now, wanted] = [current[property], received[property]];
    if (now === wanted) continue;
    const [has, gets] = [now, wanted].map((value) => (value === undefined ? 'none' : `'${String(value)}'`));
    throw new AmqpError(
      406,
      `inequivalent arg '${property}' for ${kind} '${name}' in vhost '/': received ${gets} but current is ${has}`,
    );
  }
}
