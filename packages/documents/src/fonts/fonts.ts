import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Face } from '../styles.js';
import { plainFont } from './woff-to-truetype.js';

/** What we need of a font as pdfkit opens it. */
type Font = { hasGlyphForCodePoint(codePoint: number): boolean };

const files: Record<Face, { family: 'inter' | 'fraunces'; weight: number }> = {
  text: { family: 'inter', weight: 400 },
  strong: { family: 'inter', weight: 600 },
  display: { family: 'fraunces', weight: 600 },
};
/** A family comes in files by script; the first that has a sign is taken. */
const scripts = {
  inter: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  fraunces: ['latin', 'latin-ext', 'vietnamese'],
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** The font of this name (`text/latin-ext`). Opening one takes long, so that it is done once a process. */
export function fontNamed(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const [face, script] = name.split('/') as [Face, string];
  const { family, weight } = files[face];
  const bytes = readFileSync(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));
  const font = openedByPdfkit(plainFont(bytes));
  opened.set(name, font);
  return font;
}

/** Which font of a face has the sign; none may have it. */
export function fontFor(face: Face, sign: string): string | undefined {
  const codePoints = Array.from(sign, (character) => character.codePointAt(0) ?? 0);
  return scripts[files[face].family]
    .map((script) => `${face}/${script}`)
    .find((name) => codePoints.every((codePoint) => fontNamed(name).hasGlyphForCodePoint(codePoint)));
}

/**
 * pdfkit takes fonts that are open already, and is the one who opens them; it does not say
 * how to ask for what is in them.
 */
function openedByPdfkit(bytes: Uint8Array): Font {
  const document = new PDFDocument({ autoFirstPage: false, font: bytes as never });
  return (document as unknown as { _font: { font: Font } })._font.font;
}
