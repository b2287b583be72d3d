import type { Face, Style } from '../styles.js';
import { splitGraphemes } from './split-graphemes.js';

export type Span = { text: string; style: Style };
/** Text in one font and style; `x` is the distance from the start of the line. */
type Run = { text: string; font: string; style: Style; x: number };
export type Line = { runs: Run[]; width: number };

export type Typesetting = {
  /** The font that has the grapheme, if any. */
  fontFor: (face: Face, grapheme: string) => string | undefined;
  measure: (text: string, font: string, style: Style) => number;
};

type StyledGrapheme = Omit<Run, 'x'>;
type OpenLine = { graphemes: StyledGrapheme[]; width: number; cutsWord: boolean };

/** Breaks text into lines of at most `width` points, between words; a word is divided only if it is wider than a line. */
export function wrapText(spans: Span[], width: number, type: Typesetting): Line[] {
  const lines: OpenLine[] = [];
  const startLine = (graphemes: StyledGrapheme[], cutsWord = false) =>
    lines.push({ graphemes, width: measureWidth(graphemes, type), cutsWord });
  for (const word of splitWords(spans.flatMap((span) => assignFonts(span, type)))) {
    const line = lines.at(-1);
    const longer = line && measureWidth([spaceAfter(line), ...word], type);
    if (line && longer !== undefined && line.width + longer <= width) {
      line.graphemes.push(spaceAfter(line), ...word);
      line.width += longer;
    } else {
      const pieces = splitLongWord(word, width, type);
      pieces.forEach((piece, index) => startLine(piece, index < pieces.length - 1));
    }
  }
  return lines.map(({ graphemes, cutsWord }, index) =>
    placeRuns(graphemes, type, !cutsWord && index < lines.length - 1),
  );
}

/** A grapheme that no font has becomes a question mark. */
const assignFonts = ({ text, style }: Span, { fontFor }: Typesetting): StyledGrapheme[] =>
  splitGraphemes(text).map((grapheme) => {
    const font = fontFor(style.face, grapheme);
    return font ? { text: grapheme, font, style } : { text: '?', font: fontFor(style.face, '?') ?? '', style };
  });

function splitWords(graphemes: StyledGrapheme[]): StyledGrapheme[][] {
  const words: StyledGrapheme[][] = [[]];
  for (const grapheme of graphemes) {
    if (grapheme.text === ' ') words.push([]);
    else words.at(-1)?.push(grapheme);
  }
  return words.filter((word) => word.length > 0);
}

/** The word itself, or the parts of one that is wider than a line. */
function splitLongWord(word: StyledGrapheme[], width: number, type: Typesetting): StyledGrapheme[][] {
  if (measureWidth(word, type) <= width) return [word];
  const pieces: StyledGrapheme[][] = [];
  for (const grapheme of word) {
    const piece = pieces.at(-1);
    if (piece && measureWidth([...piece, grapheme], type) <= width) piece.push(grapheme);
    else pieces.push([grapheme]);
  }
  return pieces;
}

const spaceAfter = ({ graphemes }: OpenLine): StyledGrapheme => ({
  ...(graphemes.at(-1) as StyledGrapheme),
  text: ' ',
});
const measureWidth = (graphemes: StyledGrapheme[], type: Typesetting): number =>
  placeRuns(graphemes, type, false).width;

/**
 * Positions the runs of a line. Before the next word the line ends in a space of no width, which separates the words for
 * screen readers.
 */
function placeRuns(graphemes: StyledGrapheme[], { measure }: Typesetting, endsInSpace: boolean): Line {
  const runs: Run[] = [];
  for (const { text, font, style } of graphemes) {
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
