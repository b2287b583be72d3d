import { randomUUID } from 'node:crypto';
import { bookingNumber, messageReference } from './reference.js';

const ids = Array.from({ length: 2000 }, () => randomUUID());

test('a booking has a short number without easily confused characters, always the same one', () => {
  for (const id of ids) expect(bookingNumber(id)).toMatch(/^WH-[2-9BCDFGHJ-NP-TV-Z]{4}-[2-9BCDFGHJ-NP-TV-Z]{4}$/);
  expect(ids.map(bookingNumber).join('')).not.toMatch(/[01ILO]/);
  expect(new Set(ids.map(bookingNumber)).size).toBe(ids.length);
  expect(bookingNumber('3f6a1c52-8f0e-4f7a-9b51-7c1d2e3f4a5b')).toBe(
    bookingNumber('3f6a1c52-8f0e-4f7a-9b51-7c1d2e3f4a5b'),
  );
});

test('ids that differ in one character have numbers that differ in most', () => {
  const [one, other] = [bookingNumber('b1'), bookingNumber('b2')];
  expect([...one].filter((character, position) => character !== other[position]).length).toBeGreaterThan(4);
});

test('every character of the alphabet is used alike at every place', () => {
  const uses = new Map<string, number>();
  for (const id of ids)
    [...bookingNumber(id).slice(3)].forEach((character, place) =>
      uses.set(`${place}${character}`, (uses.get(`${place}${character}`) ?? 0) + 1),
    );
  const counts = [...uses].filter(([key]) => !key.endsWith('-')).map(([, count]) => count);
  expect(counts).toHaveLength(8 * 27);
  expect(Math.max(...counts)).toBeLessThan(160);
});

test('a contact message has a shorter one', () => {
  for (const id of ids) expect(messageReference(id)).toMatch(/^WH-[2-9BCDFGHJ-NP-TV-Z]{4}-[2-9BCDFGHJ-NP-TV-Z]{2}$/);
  expect(new Set(ids.map(messageReference)).size).toBeGreaterThan(1990);
});
