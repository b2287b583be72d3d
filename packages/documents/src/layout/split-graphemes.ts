const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const turnsDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const unseen = /^[\p{Cf}\p{Cc}\p{Cs}]+$/u;

/**
 * The signs of a text as a reader counts them, composed where possible. What would turn the direction of the line or be
 * invisible is left out; any white space but the fixed one is a plain space.
 */
export function signsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(turnsDirection, '')
    .replace(/[^\S\u00a0]+/g, ' ');
  return Array.from(graphemes.segment(plain), ({ segment }) => segment).filter((sign) => !unseen.test(sign));
}
