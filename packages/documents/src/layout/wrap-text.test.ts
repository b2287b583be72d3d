import { styles } from '../styles.js';
import { type Typesetting, wrapText } from './wrap-text.js';

/** Every grapheme has the width 1. One font has ASCII, another one Latin. */
const type: Typesetting = {
  fontFor: (_face, grapheme) => (/^[ -~]$/.test(grapheme) ? 'ascii' : /^[ -ſ]$/.test(grapheme) ? 'latin' : undefined),
  measure: (text) => text.length,
};
const set = (text: string, width: number) => wrapText([{ text, style: styles.text }], width, type);
const read = (text: string, width: number) => set(text, width).map(({ runs }) => runs.map((run) => run.text).join(''));

test('breaks lines between words', () => {
  expect(read('a room by the sea', 9)).toEqual(['a room by ', 'the sea']);
});

test('divides only words that are wider than a line', () => {
  expect(read('at Llanfairpwll today', 6)).toEqual(['at ', 'Llanfa', 'irpwll ', 'today']);
});

test('the space at a line break has no width', () => {
  expect(set('a room by the sea', 9).map(({ width }) => width)).toEqual([9, 7]);
});

test('each grapheme is set in a font that has it', () => {
  expect(set('Łódź', 20)[0]?.runs.map(({ text, font, x }) => [text, font, x])).toEqual([
    ['Łó', 'latin', 0],
    ['d', 'ascii', 2],
    ['ź', 'latin', 3],
  ]);
});

test('composes characters with combining accents', () => {
  expect(read('Toma\u0301s', 20)).toEqual(['Tomás']);
});

test('a grapheme that no font has becomes one question mark', () => {
  expect(read('Hi 👩‍👩‍👧 שלום', 20)).toEqual(['Hi ? ????']);
});

test('removes direction controls, control characters and lone surrogates', () => {
  expect(read('a\u202eb\u0007c\ud800d\u00ade\nf\tg', 20)).toEqual(['abcde f g']);
});

test('blank text has no line', () => {
  expect(read(' \u200b ', 9)).toEqual([]);
});
