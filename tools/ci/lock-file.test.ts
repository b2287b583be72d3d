import { readFileSync } from 'node:fs';

type Entry = { link?: boolean; version?: string; integrity?: string };

const lockFile = new URL('../../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> };

test('every installed package has a hash, so that no registry or mirror can replace its content', () => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(1000);
  const isHashed = ({ integrity = '' }: Entry) => /^sha512-[\w+/]{86}==$/.test(integrity);
  expect(installed.filter(([, entry]) => !isHashed(entry)).map(([path]) => path)).toEqual([]);
});
