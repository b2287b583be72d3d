import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import stripResponses from '../../strip-responses.js';

const calls = path.join(__dirname, '../../../contracts/src/calls');
const sources = readdirSync(calls)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(calls, file), 'utf8'));

test('removes the responses of calls and nothing else', () => {
  const source = `
export const a = defineCall({
  path: '/a',
  response: z.object({ at: z.enum(['it’s, (', "}"]), of: z.array(B) }),
  cacheSeconds: 1,
});
export const b = defineCall({
  input: z.object({ response: z.string() }),
  response: B,
});`;
  expect(stripResponses(source)).toBe(`
export const a = defineCall({
  path: '/a',

  cacheSeconds: 1,
});
export const b = defineCall({
  input: z.object({ response: z.string() }),

});`);
});

test('no response of a call reaches a page, and all of its input does', () => {
  const inputs = (source: string) => source.split(/^ +input: /m).length;
  const withResponses = sources.filter((source) => /^ +response: /m.test(source));
  expect(withResponses.length).toBeGreaterThan(5);
  for (const source of withResponses) {
    const stripped = stripResponses(source);
    expect(stripped).not.toMatch(/\bresponse:/);
    expect(inputs(stripped)).toBe(inputs(source));
  }
});
