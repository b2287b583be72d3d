import { styles } from '../styles.js';
import { balanceLines } from './balance-lines.js';

/** Every grapheme has the width 1. */
const type = { fontFor: () => 'any', measure: (text: string) => text.length };
const read = (text: string, width: number) =>
  balanceLines([{ text, style: styles.text }], width, type).map(({ runs }) =>
    runs.map((run) => run.text.trim()).join(''),
  );

test('a short word does not stay alone on the last line', () => {
  expect(read('the rooms of a house beside the old sea', 38)).toEqual(['the rooms of a house beside the', 'old sea']);
});

test('no line is added for that, and balanced text stays as it is', () => {
  expect(read('wherever somewhere is', 20)).toEqual(['wherever somewhere', 'is']);
  expect(read('the rooms of a house by the sea', 24)).toEqual(['the rooms of a house by', 'the sea']);
});
