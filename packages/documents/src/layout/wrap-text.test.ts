import { styles } from '../styles.js';
import { type Type, wrap } from './wrap-text.js';

/** Every sign is one wide; this type has no signs but those of ASCII and, in a font of their own, those of Latin. */
const type: Type = {
  fontFor: (_face, sign) => (/^[ -~]$/.test(sign) ? 'ascii' : /^[ -ſ]$/.test(sign) ? 'latin' : undefined),
  measure: (text) => text.length,
};
const set = (text: string, width: number) => wrap([{ text, style: styles.text }], width, type);
const read = (text: string, width: number) => set(text, width).map(({ runs }) => runs.map((run) => run.text).join(''));

test('breaks between words, where the next does not fit', () => {
  expect(read('a room by the sea', 9)).toEqual(['a room by ', 'the sea']);
});

test('a word that no line can hold is cut, and only such a word', () => {
  expect(read('at Llanfairpwll today', 6)).toEqual(['at ', 'Llanfa', 'irpwll ', 'today']);
});

test('the space that parts two lines takes no room', () => {
  expect(set('a room by the sea', 9).map(({ width }) => width)).toEqual([9, 7]);
});

test('each sign is set in a font that has it, beside its neighbours', () => {
  expect(set('Łódź', 20)[0]?.runs.map(({ text, font, x }) => [text, font, x])).toEqual([
    ['Łó', 'latin', 0],
    ['d', 'ascii', 2],
    ['ź', 'latin', 3],
  ]);
});

test('letters and their accents are one sign, however they were typed', () => {
  expect(read('Toma\u0301s', 20)).toEqual(['Tomás']);
});

test('what no font has is one question mark a sign, not one for each of its parts', () => {
  expect(read('Hi 👩‍👩‍👧 שלום', 20)).toEqual(['Hi ? ????']);
});

test('nothing that is not seen is set: no turn of direction, no control, no half sign', () => {
  expect(read('a\u202eb\u0007c\ud800d\u00ade\nf\tg', 20)).toEqual(['abcde f g']);
});

test('a text of nothing has no line', () => {
  expect(read(' \u200b ', 9)).toEqual([]);
});
