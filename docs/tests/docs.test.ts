import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventTable } from './event-table.js';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('docs/events.md is up to date (npm run docs:events)', () => {
  expect(read('docs/events.md')).toBe(eventTable());
});

test('every npm script in a guide exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((guide) => [...read(guide).matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.map(([, script]) => script).filter((script) => !scripts[script ?? ''])).toEqual([]);
});

test('CI runs the README’s test command', () => {
  expect(read('README.md')).toContain('npm ci && npm test');
  expect(read('.ci/run')).toMatch(/npm ci[\s\S]*npm test/);
});
