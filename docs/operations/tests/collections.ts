import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/ci/deployables.js';

/** A collection of the sources, such as `catalog.hotels` or `each service's inbox`, and the fields of its unique indexes. */
export type Collection = { name: string; unique: string[][] };

const declarations = [
  /defineModel(?:<\w+>)?\(\s*'(\w+)'/g,
  /(?:openJobStore(?:<[^(]*>)?|periodCounts)\((?:\w+\.)?db, '(\w+)'[,)]/g,
];
const uniqueIndexes = /\[\{ ([^}]+) \}, \{ unique: true \}\]/g;
const uniqueFields = /(\w+): \{ type: String, unique: true \}/g;

const fieldsOf = (index: string): string[] =>
  index.split(',').map((part) => (part.split(':')[0] ?? '').trim().replaceAll("'", ''));

function collectionsIn(folder: string, owner: string): Collection[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(join(root, folder, file), 'utf8');
      const unique = [
        ...[...code.matchAll(uniqueIndexes)].map(([, index = '']) => fieldsOf(index)),
        ...[...code.matchAll(uniqueFields)].map(([, field = '']) => [field]),
      ];
      const names = declarations.flatMap((declaration) => [...code.matchAll(declaration)].map(([, name = '']) => name));
      return names.map((name) => ({ name: `${owner}${name}`, unique }));
    });
}

export const collections = (): Collection[] => [
  ...readdirSync(join(root, 'services')).flatMap((service) => collectionsIn(`services/${service}/src`, `${service}.`)),
  ...collectionsIn('packages/service-kit/src', 'each service’s '),
];

/** The shard keys of the guide by collection; empty where it is not sharded. */
export function shardKeysIn(guide: string): Map<string, string[]> {
  const rows = guide.matchAll(/^\| (each service's )?`([\w.]+)` \| (?:not sharded|`\{ ([^`]+) \}`) \|/gm);
  return new Map(
    [...rows].map(([, each, name, key]) => [`${each ? 'each service’s ' : ''}${name}`, key ? fieldsOf(key) : []]),
  );
}

/** The unique indexes that do not start with the shard key, which MongoDB would reject. */
export const findConflicts = ({ unique }: Collection, key: string[]): string[] =>
  key.length === 0
    ? []
    : unique.filter((index) => key.some((field, place) => index[place] !== field)).map((index) => index.join());
