import type { Style } from '../styles.js';
import type { TextItem } from '../pdf-content.js';
import type { Span } from './wrap-text.js';

/** The text of an item, with its term in bold. */
export const toSpans = ({ term, text }: TextItem, style: Style): Span[] => [
  ...(term ? [{ text: `${term} `, style: { ...style, face: 'strong' as const } }] : []),
  { text, style },
];
