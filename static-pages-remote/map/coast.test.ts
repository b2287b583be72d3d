import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const remote = join(import.meta.dirname, '..');

test('the map on the contact page is what draw-map.js draws; `npm run map -w static-pages-remote` draws it anew', () => {
  const drawn = execFileSync(process.execPath, [join(remote, 'draw-map.js')], { encoding: 'utf8' });
  const shown = readFileSync(join(remote, 'src/contact/map/coast.json'), 'utf8');
  // Not `toBe` on the texts: a difference would print all of the coast.
  expect(drawn === shown).toBe(true);
});
