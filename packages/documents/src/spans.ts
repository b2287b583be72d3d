import type { Style } from './look.js';
import type { Item } from './paper.js';
import type { Span } from './wrap.js';

/** An item's words, its term in bold. */
export const spansOf = ({ term, text }: Item, style: Style): Span[] => [
  ...(term ? [{ text: `${term} `, style: { ...style, face: 'strong' as const } }] : []),
  { text, style },
];
