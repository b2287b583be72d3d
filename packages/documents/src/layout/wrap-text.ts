import type { Face, Style } from '../styles.js';
import { signsOf } from './split-graphemes.js';

export type Span = { text: string; style: Style };
/** Text in one font and one look, `x` from the beginning of its line. */
type Run = { text: string; font: string; style: Style; x: number };
export type Line = { runs: Run[]; width: number };

export type Type = {
  /** The font that has the sign, if any. */
  fontFor: (face: Face, sign: string) => string | undefined;
  measure: (text: string, font: string, style: Style) => number;
};

type Sign = Omit<Run, 'x'>;
type Filled = { signs: Sign[]; width: number; cutsWord: boolean };

/** Breaks text into lines at most `width` wide: between words, and within one only where it is wider than a line. */
export function wrap(spans: Span[], width: number, type: Type): Line[] {
  const lines: Filled[] = [];
  const begin = (signs: Sign[], cutsWord = false) => lines.push({ signs, width: widthOf(signs, type), cutsWord });
  for (const word of wordsOf(spans.flatMap((span) => inFonts(span, type)))) {
    const line = lines.at(-1);
    const longer = line && widthOf([spaceAfter(line), ...word], type);
    if (line && longer !== undefined && line.width + longer <= width) {
      line.signs.push(spaceAfter(line), ...word);
      line.width += longer;
    } else {
      const pieces = piecesOf(word, width, type);
      pieces.forEach((piece, index) => begin(piece, index < pieces.length - 1));
    }
  }
  return lines.map(({ signs, cutsWord }, index) => setLine(signs, type, !cutsWord && index < lines.length - 1));
}

/** What no font has becomes a visible question mark. */
const inFonts = ({ text, style }: Span, { fontFor }: Type): Sign[] =>
  signsOf(text).map((sign) => {
    const font = fontFor(style.face, sign);
    return font ? { text: sign, font, style } : { text: '?', font: fontFor(style.face, '?') ?? '', style };
  });

function wordsOf(signs: Sign[]): Sign[][] {
  const words: Sign[][] = [[]];
  for (const sign of signs) {
    if (sign.text === ' ') words.push([]);
    else words.at(-1)?.push(sign);
  }
  return words.filter((word) => word.length > 0);
}

/** A word, or the parts of one that no line could hold. */
function piecesOf(word: Sign[], width: number, type: Type): Sign[][] {
  if (widthOf(word, type) <= width) return [word];
  const pieces: Sign[][] = [];
  for (const sign of word) {
    const piece = pieces.at(-1);
    if (piece && widthOf([...piece, sign], type) <= width) piece.push(sign);
    else pieces.push([sign]);
  }
  return pieces;
}

const spaceAfter = ({ signs }: Filled): Sign => ({ ...(signs.at(-1) as Sign), text: ' ' });
const widthOf = (signs: Sign[], type: Type): number => setLine(signs, type, false).width;

/**
 * Places the runs of a line. Before the next word it ends in a space that takes no room, so that
 * who reads it out parts the words.
 */
function setLine(signs: Sign[], { measure }: Type, endsInSpace: boolean): Line {
  const runs: Run[] = [];
  for (const { text, font, style } of signs) {
    const last = runs.at(-1);
    if (last?.font === font && last.style === style) last.text += text;
    else runs.push({ text, font, style, x: 0 });
  }
  let width = 0;
  for (const run of runs) {
    run.x = width;
    width += measure(run.text, run.font, run.style);
  }
  const last = runs.at(-1);
  if (last && endsInSpace) last.text += ' ';
  return { runs, width };
}
