import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Face } from '../styles.js';
import { composeGlyphs, type ComposedFont } from './composite-glyphs.js';
import { woffToTrueType } from './woff-to-truetype.js';

/** The part of pdfkit's fonts that is used here. */
type Font = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number, codePoints?: number[]): { codePoints: number[] } | null;
  _layoutEngine: { engine?: { GPOSProcessor?: { applyLookup(type: number, table: unknown): boolean } } };
};

const files: Record<Face, { family: 'inter' | 'fraunces'; weight: number }> = {
  text: { family: 'inter', weight: 400 },
  strong: { family: 'inter', weight: 600 },
  display: { family: 'fraunces', weight: 600 },
};
/** A family has one file per script. The first file with the grapheme is used. */
const scripts = {
  inter: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  fraunces: ['latin', 'latin-ext', 'vietnamese'],
};
/** Families with what neither of ours has. They are large, and loaded for such texts only. */
const others: { script: string; family: string; characters: RegExp }[] = [
  { script: 'hebrew', family: 'noto-sans-hebrew', characters: /\p{Script=Hebrew}/u },
  { script: 'arabic', family: 'noto-sans-arabic', characters: /\p{Script_Extensions=Arabic}/u },
  { script: 'korean', family: 'noto-sans-kr', characters: /\p{Script=Hangul}/u },
  // It also has kana and the characters of Japanese names.
  { script: 'chinese-simplified', family: 'noto-sans-sc', characters: /[^\p{ASCII}\p{Emoji_Presentation}]/u },
];

const { resolve } = createRequire(import.meta.url);
const loadedFonts = new Map<string, Font>();

/** Loads a font by its name (`text/latin-ext`), once per process because it takes long. */
export function loadFont(name: string): Font {
  const loaded = loadedFonts.get(name);
  if (loaded) return loaded;
  const [face, script] = name.split('/') as [Face, string];
  const { family: own, weight } = files[face];
  const family = others.find((other) => other.script === script)?.family ?? own;
  const bytes = readFileSync(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));
  const font = openWithPdfkit(woffToTrueType(bytes));
  if (script === 'arabic') composeGlyphs(font as object as ComposedFont);
  loadedFonts.set(name, font);
  return font;
}

/** The name of the font that has a grapheme; undefined if none has it. */
export function fontFor(face: Face, grapheme: string): string | undefined {
  const codePoints = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
  const further = others.filter(({ characters }) => characters.test(grapheme)).map(({ script }) => script);
  return [...scripts[files[face].family], ...further]
    .map((script) => `${face}/${script}`)
    .find((name) => codePoints.every((codePoint) => loadFont(name).hasGlyphForCodePoint(codePoint)));
}

/**
 * pdfkit accepts opened fonts, but has no public way to open one and look up its glyphs.
 */
function openWithPdfkit(bytes: Uint8Array): Font {
  const document = new PDFDocument({ autoFirstPage: false, font: bytes as never });
  const { font } = (document as unknown as { _font: { font: Font } })._font;
  keepCodePoints(font);
  skipMissingAnchors(font);
  return font;
}

/**
 * fontkit caches a glyph as it was first read. Read as a part of another glyph (‘ of “), it has no code points, and its
 * text could not be copied or searched in any later document.
 */
function keepCodePoints(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph && codePoints.length > 0 && glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
}

/**
 * A table may have no anchor for a mark at a character, such as a kasra below a ف that ends a word, and fontkit throws. The next
 * table is tried then (https://learn.microsoft.com/typography/opentype/spec/gpos), and without one the mark stays where it is.
 */
function skipMissingAnchors(font: Font): void {
  const positioning = font._layoutEngine.engine?.GPOSProcessor;
  if (!positioning) return;
  const applyLookup = positioning.applyLookup.bind(positioning);
  positioning.applyLookup = (type, table) => {
    try {
      return applyLookup(type, table);
    } catch {
      return false;
    }
  };
}
