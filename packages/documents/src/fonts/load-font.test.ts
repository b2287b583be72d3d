import { fontFor, loadFont } from './load-font.js';

type Shaping = { layout(text: string): { glyphs: { id: { parts: { glyph: { id: number } }[] } }[] } };
const glyphsOf = (text: string) =>
  (loadFont('text/arabic') as unknown as Shaping).layout(text).glyphs.map(({ id }) => id.parts[0]!.glyph.id);

test('Arabic letters are joined, from right to left', () => {
  const [single] = glyphsOf('ع');
  const [last, middle, first] = glyphsOf('ععع');
  expect(new Set([single, first, middle, last]).size).toBe(4);
  expect(glyphsOf('عم')).not.toEqual(glyphsOf('مع'));
});

test.each([
  ['김', 'strong', 'strong/korean'],
  ['ش', 'text', 'text/arabic'],
  ['שׁ', 'display', 'display/hebrew'],
  ['さ', 'display', 'display/chinese-simplified'],
  ['é', 'display', 'display/latin'],
] as const)('%s in %s is in %s', (grapheme, face, font) => {
  expect(fontFor(face, grapheme)).toBe(font);
});

test('every Korean syllable can be set', () => {
  const syllables = Array.from({ length: 11_172 }, (_, index) => String.fromCodePoint(0xac00 + index));
  expect(syllables.filter((syllable) => fontFor('text', syllable) !== 'text/korean')).toEqual([]);
});
