import { newReference } from './reference.js';

test('a reference is short and has no easily confused characters', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^WH-[2-9BCDFGHJ-NP-TV-Z]{4}-[2-9BCDFGHJ-NP-TV-Z]{2}$/);
  expect(references.join('')).not.toMatch(/[01ILO]/);
  expect(new Set(references).size).toBeGreaterThan(1990);
});
