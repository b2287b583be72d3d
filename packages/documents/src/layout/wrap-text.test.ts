import { styles } from '../styles.js';
import { type Typesetting, wrapText } from './wrap-text.js';

/** Every grapheme has the width 1. A font has ASCII, another one Latin, a third one Hebrew without a space. */
const fonts = { ascii: /^[ -~]$/, latin: /^[ -ſ]$/, hebrew: /^[א-ת]$/ };
const type: Typesetting = {
  fontFor: (_face, grapheme) => Object.entries(fonts).find(([, characters]) => characters.test(grapheme))?.[0],
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
  expect(read('Hi 👩‍👩‍👧 ชอบ', 20)).toEqual(['Hi ? ???']);
});

const place = (text: string, width = 40) =>
  set(text, width).map(({ runs }) => runs.map((run) => `${run.text}@${run.x}`));

test('what is read from right to left is placed so, and numbers and other scripts in it from left to right', () => {
  expect(place('to אב גד 12 ab')).toEqual([['to @0', '12@3', ' @5', 'גד@6', ' @8', 'אב@9', ' ab@11']]);
  expect(place('אב ab גד 12')).toEqual([['אב@0', ' ab @2', '12@6', ' @8', 'גד@9']]);
});

test('brackets and marks between words from right to left are turned round', () => {
  expect(place('אב (גד)! הו')).toEqual([['הו@0', ' !(@2', 'גד@5', ') @7', 'אב@9']]);
  expect(set('אב (גד)! הו', 40).map(({ text }) => text)).toEqual(['אב (גד)! הו']);
});

test('each line of a text is placed by itself, in the order of its words, and is read in another', () => {
  const lines = set('אב גד הו זח', 5);
  expect(lines.map(({ runs }) => runs.map(({ text }) => text))).toEqual([
    ['גד', ' ', 'אב', ' '],
    ['זח', ' ', 'הו'],
  ]);
  expect(lines.map(({ text }) => text)).toEqual(['אב גד ', 'הו זח']);
  expect(lines.every(({ isTurned }) => isTurned)).toBe(true);
  expect(lines.map(({ width }) => width)).toEqual([5, 5]);
});

test('a line from left to right is not turned', () => {
  expect(set('a room', 20)).toMatchObject([{ text: 'a room', isTurned: false }]);
});

test('removes direction controls, control characters and lone surrogates', () => {
  expect(read('a\u202eb\u0007c\ud800d\u00ade\nf\tg', 20)).toEqual(['abcde f g']);
});

test('blank text has no line', () => {
  expect(read(' \u200b ', 9)).toEqual([]);
});
