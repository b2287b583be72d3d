import { readDescription } from './read-description.js';

test('spaces may stand between the number and the kind of a bed', () => {
  expect(readDescription({ beds: '2  single;1\tsofa bed' })).toEqual({
    value: {
      beds: [
        { kind: 'single', count: 2 },
        { kind: 'sofa-bed', count: 1 },
      ],
    },
  });
});

test('the time that an entry takes grows with its length, not with the square of it', () => {
  // The shortest of many runs, which nothing else on the machine has delayed: ten times as long by length, a hundred by its square.
  const shortest = (length: number) => Math.min(...Array.from({ length: 20 }, () => timeOf(length)));
  expect(shortest(20_000)).toBeLessThan(40 * shortest(2000));
});

function timeOf(length: number): number {
  const beds = `1${' '.repeat(length)}single\nbed`;
  const startedAt = performance.now();
  readDescription({ beds });
  return performance.now() - startedAt;
}
