import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eventTable } from './event-table.js';

const root = dirname(import.meta.dirname);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the table of events says what the contracts say (npm run events)', () => {
  expect(read('docs/events.md')).toBe(eventTable());
});

test('every npm command that a guide names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((guide) => [...read(guide).matchAll(/npm run ([\w:-]+)/g)]);
  expect(named.map(([, script]) => script).filter((script) => !scripts[script ?? ''])).toEqual([]);
});

test('CI runs the README’s test command', () => {
  expect(read('README.md')).toContain('npm ci && npm test');
  expect(read('.ci/run')).toMatch(/npm ci[\s\S]*npm test/);
});
