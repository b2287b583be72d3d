const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const invisible = /^[\p{Cf}\p{Cc}\p{Cs}]+$/u;

/**
 * Splits text into graphemes, composed where possible (NFC). Direction controls and invisible characters are removed, and
 * white space except the no-break space becomes a plain space.
 */
export function splitGraphemes(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(directionControls, '')
    .replace(/[^\S\u00a0]+/g, ' ');
  return Array.from(segmenter.segment(plain), ({ segment }) => segment).filter((grapheme) => !invisible.test(grapheme));
}
