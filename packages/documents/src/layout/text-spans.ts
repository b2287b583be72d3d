import type { Style } from '../styles.js';
import type { Item } from '../pdf-content.js';
import type { Span } from './wrap-text.js';

/** An item's words, its term in bold. */
export const spansOf = ({ term, text }: Item, style: Style): Span[] => [
  ...(term ? [{ text: `${term} `, style: { ...style, face: 'strong' as const } }] : []),
  { text, style },
];
