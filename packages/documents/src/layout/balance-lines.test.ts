import { styles } from '../styles.js';
import { settle } from './balance-lines.js';

/** Every sign is one wide. */
const type = { fontFor: () => 'any', measure: (text: string) => text.length };
const read = (text: string, width: number) =>
  settle([{ text, style: styles.text }], width, type).map(({ runs }) => runs.map((run) => run.text.trim()).join(''));

test('a short word left alone on the last line gets company', () => {
  expect(read('the rooms of a house beside the old sea', 38)).toEqual(['the rooms of a house beside the', 'old sea']);
});

test('no line is added for it, and what stands well stays', () => {
  expect(read('wherever somewhere is', 20)).toEqual(['wherever somewhere', 'is']);
  expect(read('the rooms of a house by the sea', 24)).toEqual(['the rooms of a house by', 'the sea']);
});
