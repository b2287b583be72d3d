import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const assets = 'services/gateway/src/docs/assets';

/** The values of every colour variable, in the order of the style sheets. */
function colours(...sheets: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, name, value] of sheets.join('\n').matchAll(/(--color-[\w-]+): (#\w+);/g)) {
    (found[name!] ??= []).push(value!);
  }
  return found;
}

test('the documentation page has the colours of the site, light and dark', () => {
  const page = colours(read(`${assets}/tokens.css`));
  const site = colours(read('packages/web-kit/src/tokens.css'), read('packages/web-kit/src/dark.css'));
  expect(Object.keys(page).length).toBeGreaterThan(8);
  expect(site).toMatchObject(page);
});

test('its style sheets use all of these variables, and no other colours', () => {
  const parts = readdirSync(join(root, assets)).filter((file) => file.endsWith('.css') && file !== 'tokens.css');
  const sheet = parts.map((file) => read(`${assets}/${file}`)).join('\n');
  expect(parts.length).toBeGreaterThan(4);
  expect(sheet).not.toMatch(/#[\da-f]{3,8}\b|rgba?\(/i);
  const used = [...sheet.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name]) => name!);
  const known = Object.keys(colours(read(`${assets}/tokens.css`)));
  expect([...new Set(used)].sort()).toEqual(known.sort());
});
