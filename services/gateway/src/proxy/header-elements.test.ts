import { hasCurrentCopy } from '../response-cache/send-cached.js';
import { endToEndHeaders } from './end-to-end-headers.js';
import { headerElements } from './header-elements.js';

const spaces = (count: number) => `a${' '.repeat(count)}b`;

test('the elements of a header are without the spaces and tabs around them', () => {
  expect(headerElements('"first" ,\t"second","third"')).toEqual(['"first"', '"second"', '"third"']);
  expect(headerElements(`close, ${spaces(15_000)} ,x`)).toEqual(['close', spaces(15_000), 'x']);
});

test('a header that Connection names is not forwarded, however long the list is', () => {
  const connection = `${spaces(15_000)},X-Own`;
  expect(endToEndHeaders({ connection, 'x-own': '1', 'x-other': '2' })).toEqual({ 'x-other': '2' });
});

test.each<[string, (header: string) => unknown]>([
  ['If-None-Match', (header) => hasCurrentCopy({ headers: { 'if-none-match': header } }, '"first"')],
  ['Connection', (header) => endToEndHeaders({ connection: header })],
])('the time that %s takes grows with its length, not with the square of it', (_, read) => {
  // The shortest of many runs, which nothing else on the machine has delayed: ten times as long by length, a hundred by its square.
  const shortest = (header: string) => Math.min(...Array.from({ length: 30 }, () => timeOf(() => read(header))));
  expect(shortest(spaces(10_000))).toBeLessThan(40 * shortest(spaces(1000)));
});

function timeOf(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
