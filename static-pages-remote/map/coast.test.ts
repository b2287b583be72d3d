import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const remote = join(import.meta.dirname, '..');

test('the map on the contact page matches draw-map.js; update it with `npm run map -w static-pages-remote`', () => {
  const drawn = execFileSync(process.execPath, [join(remote, 'map/draw-map.js')], { encoding: 'utf8' });
  const shown = readFileSync(join(remote, 'src/features/contact/map/coast.json'), 'utf8');
  // Compared as a boolean: a diff would print the whole coast.
  expect(drawn === shown).toBe(true);
});
