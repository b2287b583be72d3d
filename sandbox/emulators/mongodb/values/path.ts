import { type Doc, fieldOf, isDoc } from './doc.js';

const position = /^(0|[1-9]\d*)$/;
export const isPosition = (part: string) => position.test(part);

/**
 * What a query means by a dotted path: every value it reaches, arrays on the way entered element by element.
 * `undefined` stands for a field that is not there; elements that are no documents are passed over.
 */
export function leavesOf(doc: Doc, parts: string[]): unknown[] {
  if (parts.length === 1) return [fieldOf(doc, parts[0]!)];
  const leaves: unknown[] = [];
  collect(doc, parts, 0, leaves);
  return leaves;
}

function collect(value: unknown, parts: string[], at: number, leaves: unknown[]): void {
  const part = parts[at];
  if (part === undefined) leaves.push(value);
  else if (isDoc(value)) collect(fieldOf(value, part), parts, at + 1, leaves);
  else if (Array.isArray(value)) {
    if (isPosition(part) && Number(part) < value.length) collect(value[Number(part)], parts, at + 1, leaves);
    for (const item of value) if (isDoc(item)) collect(item, parts, at, leaves);
  } else leaves.push(undefined);
}
