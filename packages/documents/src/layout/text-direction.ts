import bidiFactory, { type Bidi } from 'bidi-js';

/** What may be read from right to left: Hebrew, Arabic and their neighbours (Unicode 9.2, blocks of the classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** fontkit sets these from right to left, digits of them as well. */
const turnedByFont = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
let bidi: Bidi | undefined;

/**
 * The embedding level of each grapheme of a paragraph that is read from left to right (Unicode Standard Annex 9): an odd one is
 * read from right to left. Undefined where nothing is.
 */
export function textDirections(graphemes: string[]): { level: number }[] | undefined {
  const text = graphemes.join('');
  if (!rightToLeft.test(text)) return undefined;
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let at = 0;
  return graphemes.map((grapheme) => {
    const level = levels[at] ?? 0;
    at += grapheme.length;
    return { level };
  });
}

/**
 * Orders the runs of a line as they are seen (rule L2), each so that it is right once the font has turned it round, if it does.
 * Brackets that are read from right to left are mirrored (rule L4).
 */
export function visualOrder<Run extends { text: string; level: number }>(runs: Run[]): Run[] {
  const ordered = runs.map((run) => {
    const text = run.level % 2 ? mirror(run.text) : run.text;
    return { ...run, text: Boolean(run.level % 2) === turnedByFont.test(text) ? text : reverse(text) };
  });
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let end = from;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      ordered.splice(from, end - from, ...ordered.slice(from, end).reverse());
      from = Math.max(from, end - 1);
    }
  return ordered;
}

const mirror = (text: string) => Array.from(text, (each) => bidi?.getMirroredCharacter(each) || each).join('');
const reverse = (text: string) => Array.from(text).reverse().join('');
