/** The parts of fontkit's fonts that are used here. Lengths are in units of the font. */
type Glyph = { id: number; codePoints: number[]; advanceWidth: number; cbox: { [side in Side]: number } };
type Side = 'minX' | 'minY' | 'maxX' | 'maxY';
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };
type Run<Each> = { glyphs: Each[]; positions: Position[] };
/** `id` is what pdfkit includes in the document. */
type CharacterInRun = { id: Character; codePoints: number[]; advanceWidth: number };
type Subset = {
  glyphs: unknown[];
  includeGlyph(glyph: unknown): number;
  _addGlyph(glyph: unknown): number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
};
export type ComposedFont = {
  getGlyph(id: number, codePoints?: number[]): Glyph;
  layout(text: string, ...features: unknown[]): Run<Glyph | CharacterInRun>;
  createSubset(): Subset;
  maxp: { maxComponentDepth: number };
};

type Part = { glyph: Glyph; x: number; y: number };
/** What a document has as one glyph, with what it stands for. The first part is the character without its dots. */
type Character = { parts: [Part, ...Part[]]; codePoints: number[] };

/**
 * The Arabic font takes characters apart: ب becomes a bow, which other characters have as well, and a dot, which stands for nothing.
 * Text of them could not be copied or searched. So the parts of a character become one glyph in the document, by what it stands for.
 */
export function composeGlyphs(font: ComposedFont): void {
  giveEachItsCodePoints(font);
  // Of a character whose dots are glyphs with parts of their own.
  font.maxp.maxComponentDepth += 1;
  const layout = font.layout.bind(font);
  font.layout = (...text) => joinParts(layout(...text) as Run<Glyph>);
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => withComposed(createSubset());
}

/** fontkit caches a glyph with what it stood for when it was first read. */
function giveEachItsCodePoints(font: ComposedFont): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph(id, codePoints), { codePoints: { value: codePoints } }) as Glyph;
}

/** From right to left the parts that stand for nothing are before the one that stands for the character. */
function joinParts(run: Run<Glyph>): Run<CharacterInRun> {
  const characters: CharacterInRun[] = [];
  const positions: Position[] = [];
  let waiting: Part[] = [];
  let pen = 0;
  run.glyphs.forEach((glyph, at) => {
    const { xAdvance, xOffset, yOffset, yAdvance } = run.positions[at]!;
    const part = { glyph, x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    if (!glyph.codePoints.length && at < run.glyphs.length - 1) return void waiting.push(part);
    const marks = waiting.map((mark) => ({ ...mark, x: mark.x - part.x, y: mark.y - part.y }));
    const character: Character = { parts: [{ glyph, x: 0, y: 0 }, ...marks], codePoints: glyph.codePoints };
    characters.push({ id: character, codePoints: glyph.codePoints, advanceWidth: glyph.advanceWidth });
    positions.push({ xAdvance: pen, yAdvance, xOffset: part.x, yOffset });
    [waiting, pen] = [[], 0];
  });
  return Object.assign(run, { glyphs: characters, positions });
}

function withComposed(subset: Subset): Subset {
  const includeGlyph = subset.includeGlyph.bind(subset);
  const addGlyph = subset._addGlyph.bind(subset);
  const included = new Map<string, number>();
  subset.includeGlyph = (glyph) => {
    if (!isCharacter(glyph)) return includeGlyph(glyph);
    const key = JSON.stringify([glyph.codePoints, glyph.parts.map(({ glyph: { id }, x, y }) => [id, x, y])]);
    const known = included.get(key);
    if (known !== undefined) return known;
    subset.glyphs.push(glyph.parts.length > 1 ? glyph : glyph.parts[0].glyph.id);
    included.set(key, subset.glyphs.length - 1);
    return subset.glyphs.length - 1;
  };
  subset._addGlyph = (glyph) => (isCharacter(glyph) ? addComposed(subset, glyph.parts) : addGlyph(glyph));
  return subset;
}

const isCharacter = (glyph: unknown): glyph is Character =>
  typeof glyph === 'object' && glyph !== null && 'parts' in glyph;

/** As TrueType has a glyph of several others (https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description). */
function addComposed(subset: Subset, parts: Character['parts']): number {
  const [wordArguments, argumentsAreOffsets, moreFollow] = [0x1, 0x2, 0x20];
  const boxes = parts.map(({ glyph: { cbox }, x, y }) => [cbox.minX + x, cbox.minY + y, cbox.maxX + x, cbox.maxY + y]);
  const side = (at: number, outermost: (...values: number[]) => number) => outermost(...boxes.map((box) => box[at]!));
  const left = side(0, Math.min);
  const header = [-1, left, side(1, Math.min), side(2, Math.max), side(3, Math.max)];
  const components = parts.flatMap(({ glyph, x, y }, at) => [
    wordArguments + argumentsAreOffsets + (at < parts.length - 1 ? moreFollow : 0),
    ...[subset.includeGlyph(glyph.id), x, y],
  ]);
  const words = [...header, ...components];
  const bytes = Buffer.alloc(2 * words.length);
  words.forEach((word, at) => bytes.writeUInt16BE(Math.round(word) & 0xffff, 2 * at));
  subset.glyf.push(bytes);
  subset.loca.offsets.push(subset.offset);
  subset.hmtx.metrics.push({ advance: parts[0].glyph.advanceWidth, bearing: Math.round(left) });
  subset.offset += bytes.length;
  return subset.glyf.length - 1;
}
