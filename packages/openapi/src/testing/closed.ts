import type { Schema } from '../openapi-types.js';

/** The same schema without room for fields that it does not name, so that a test notices them. */
export function closed<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(closed) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, closed(value as unknown)]),
  ) as Schema;
  const isOpen = inside.type === 'object' && inside.properties && inside.additionalProperties === undefined;
  return (isOpen ? { ...inside, additionalProperties: false } : inside) as Part;
}
