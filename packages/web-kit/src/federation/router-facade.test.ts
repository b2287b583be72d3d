import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
const frontEnds = ['shell-app/src', 'owner-remote/src', 'static-pages-remote/src', 'packages/web-kit/src'];

function readSources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing|for-test|router-facade/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
}

const importedNames = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

test('exports every router name that a front end imports', () => {
  const exportedNames = readFileSync(path.join(__dirname, 'router-facade.ts'), 'utf8').match(/\w+/g);
  const used = new Set(frontEnds.flatMap(readSources).flatMap(importedNames));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !exportedNames?.includes(name))).toEqual([]);
});
