import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import stripDescriptions from '../../strip-descriptions.js';

const contracts = path.join(__dirname, '../../../contracts/src');
const sources = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^docs/.test(file))
  .map((file) => readFileSync(path.join(contracts, file), 'utf8'));

test('removes descriptions and leaves the schema', () => {
  const source = `const A = z
    .string()
    .meta({
      description: 'With (brackets), {braces}, “quotes” and \`code\`.',
    })
    .optional();
  const B = z.object({ a: A.meta({ description: \`It’s "a"\` }) }).meta({ id: 'B', description: "a 'b'" });`;
  expect(stripDescriptions(source)).toBe(`const A = z
    .string()
    .optional();
  const B = z.object({ a: A });`);
});

test('no description of a contract reaches a page', () => {
  const described = sources.filter((source) => source.includes('.meta('));
  expect(described.length).toBeGreaterThan(5);
  expect(described.map(stripDescriptions).join('\n')).not.toMatch(/\.meta\b/);
});
