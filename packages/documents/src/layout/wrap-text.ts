import type { Face, Style } from '../styles.js';
import { splitGraphemes } from './split-graphemes.js';
import { textDirections, visualOrder } from './text-direction.js';

export type Span = { text: string; style: Style };
/** Text in one font, style and direction; `x` is the distance from the start of the line. */
type Run = { text: string; font: string; style: Style; level: number; x: number };
/** The runs are in the order in which they are seen, which with `isTurned` is not the one in which the text is read. */
export type Line = { runs: Run[]; width: number; text: string; isTurned: boolean };

export type Typesetting = {
  /** The font that has the grapheme, if any. */
  fontFor: (face: Face, grapheme: string) => string | undefined;
  measure: (text: string, font: string, style: Style) => number;
};

type StyledGrapheme = Omit<Run, 'x'>;
/** `space` is before the word. */
type Word = { space?: StyledGrapheme; graphemes: StyledGrapheme[] };
type OpenLine = { graphemes: StyledGrapheme[]; width: number; cutsWord: boolean };

/** Breaks text into lines of at most `width` points, between words; a word is divided only if it is wider than a line. */
export function wrapText(spans: Span[], width: number, type: Typesetting): Line[] {
  const lines: OpenLine[] = [];
  const startLine = (graphemes: StyledGrapheme[], cutsWord = false) =>
    lines.push({ graphemes, width: measureWidth(graphemes, type), cutsWord });
  for (const { space, graphemes } of splitWords(setLevels(spans.flatMap((span) => assignFonts(span, type))))) {
    const line = lines.at(-1);
    const more = space ? [space, ...graphemes] : graphemes;
    const longer = line && measureWidth(more, type);
    if (line && longer !== undefined && line.width + longer <= width) {
      line.graphemes.push(...more);
      line.width += longer;
    } else {
      const pieces = splitLongWord(graphemes, width, type);
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
    return font
      ? { text: grapheme, font, style, level: 0 }
      : { text: '?', font: fontFor(style.face, '?') ?? '', style, level: 0 };
  });

/** Finds for each grapheme whether it is read from right to left. */
function setLevels(graphemes: StyledGrapheme[]): StyledGrapheme[] {
  const directions = textDirections(graphemes.map(({ text }) => text));
  return directions ? graphemes.map((grapheme, index) => ({ ...grapheme, ...directions[index] })) : graphemes;
}

function splitWords(graphemes: StyledGrapheme[]): Word[] {
  const words: Word[] = [{ graphemes: [] }];
  for (const grapheme of graphemes) {
    if (grapheme.text === ' ') words.push({ space: grapheme, graphemes: [] });
    else words.at(-1)?.graphemes.push(grapheme);
  }
  return words.filter((word) => word.graphemes.length > 0);
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

const measureWidth = (graphemes: StyledGrapheme[], type: Typesetting): number =>
  placeRuns(graphemes, type, false).width;

/**
 * Positions the runs of a line. Before the next word the line ends in a space of no width, which separates the words for
 * screen readers.
 */
function placeRuns(graphemes: StyledGrapheme[], { fontFor, measure }: Typesetting, endsInSpace: boolean): Line {
  const read: Run[] = [];
  for (const { text, font, style, level } of graphemes) {
    const last = read.at(-1);
    if (last?.font === font && last.style === style && last.level === level) last.text += text;
    else read.push({ text, font, style, level, x: 0 });
  }
  const runs = visualOrder(read);
  let width = 0;
  for (const run of runs) {
    run.x = width;
    width += measure(run.text, run.font, run.style);
  }
  const { style } = runs.at(-1) ?? {};
  const font = endsInSpace && style && fontFor(style.face, ' ');
  if (font) runs.push({ text: ' ', font, style, level: 0, x: width });
  const text = read.map((run) => run.text).join('') + (endsInSpace ? ' ' : '');
  return { runs, width, text, isTurned: read.some(({ level }) => level > 0) };
}
