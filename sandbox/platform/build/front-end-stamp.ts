import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const shared = [
  'packages/web-kit',
  'packages/contracts',
  'packages/domain',
  'packages/messages',
  'packages/documents',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSource = /^(node_modules|dist|coverage)$|\.test\.tsx?$|\.md$/;
/** The server of a front end, which is no part of its build. */
const notBuilt = /^[^/]+\/server$/;

/** A hash of all that a front end's build depends on: its sources, shared packages and the installed versions. */
export function sourcesHash(root: string, app: string): string {
  const hash = createHash('sha256');
  for (const file of [app, ...shared].flatMap((below) => filesBelow(root, below))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (root: string, app: string) => path.join(root, app, 'dist', '.built-from');

export function isBuiltFrom(root: string, app: string, hash: string): boolean {
  const stamp = stampOf(root, app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export const stampBuilt = (root: string, app: string, hash: string): void => writeFileSync(stampOf(root, app), hash);

/** The folder does not count as built until it is stamped again. */
export const unstamp = (root: string, app: string): void => rmSync(stampOf(root, app), { force: true });

/** The paths of the file or of all sources in the folder `below`, in a stable order. */
function filesBelow(root: string, below: string): string[] {
  const place = path.join(root, below);
  if (!statSync(place).isDirectory()) return [below];
  const names = readdirSync(place).filter((name) => !notSource.test(name) && !notBuilt.test(`${below}/${name}`));
  return names.sort().flatMap((name) => filesBelow(root, `${below}/${name}`));
}
