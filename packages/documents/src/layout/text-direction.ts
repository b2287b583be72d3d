import bidiFactory, { type Bidi } from 'bidi-js';

/** What may be read from right to left: Hebrew, Arabic and their neighbours (Unicode 9.2, blocks of the classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** fontkit sets these from right to left, digits of them as well. */
const turnedByFont = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
let bidi: Bidi | undefined;

/**
 * The embedding level of each grapheme of a paragraph that is read from left to right (Unicode Standard Annex 9): an odd one is
 * read from right to left, and brackets there are mirrored. Undefined where nothing is.
 */
export function textDirections(graphemes: string[]): { text: string; level: number }[] | undefined {
  const text = graphemes.join('');
  if (!rightToLeft.test(text)) return undefined;
  bidi ??= bidiFactory();
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let at = 0;
  return graphemes.map((grapheme) => {
    const level = levels[at] ?? 0;
    at += grapheme.length;
    return { text: (level % 2 && bidi?.getMirroredCharacter(grapheme)) || grapheme, level };
  });
}

/** Orders the runs of a line as they are seen (rule L2), each so that it is right once the font has turned it round, if it does. */
export function visualOrder<Run extends { text: string; level: number }>(runs: Run[]): Run[] {
  const ordered = runs.map((run) =>
    Boolean(run.level % 2) === turnedByFont.test(run.text) ? run : { ...run, text: reverse(run.text) },
  );
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let end = from;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      ordered.splice(from, end - from, ...ordered.slice(from, end).reverse());
      from = Math.max(from, end - 1);
    }
  return ordered;
}

const reverse = (text: string) => Array.from(text).reverse().join('');
