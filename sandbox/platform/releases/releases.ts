import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDataFile, writeDataFile } from '../../emulators/server/data-file.js';

/**
 * `releases.json`: the current release and all deployed ones in the order of rollbacks, newest last. A release that was
 * rolled back moves to the front with the next deployment.
 */
const pointer = z.object({ current: z.string(), deployed: z.array(z.string()) });

type Pointer = z.infer<typeof pointer>;

// Open pages still load files of the release they began with.
const maxReleases = 5;

const nothing: Pointer = { current: '', deployed: [] };

/** A front end's releases: a folder for each, and the pointer that `packages/static-server/serve.js` reads. */
export function releasesIn(folder: string) {
  const file = path.join(folder, 'releases.json');

  function read(): Pointer | undefined {
    return existsSync(file) ? readDataFile(file, pointer) : undefined;
  }

  function point(to: Pointer) {
    writeDataFile(file, JSON.stringify(to, null, 2));
    for (const name of readdirSync(folder, { withFileTypes: true }))
      if (name.isDirectory() && !to.deployed.includes(name.name))
        rmSync(path.join(folder, name.name), { recursive: true });
  }

  return {
    current: (): string | undefined => read()?.current,
    isKnown: (name: string): boolean => read()?.deployed.includes(name) ?? false,

    /** Serves the files in `dist` from now on and answers the name of the release. */
    deploy(dist: string): string {
      const name = releaseOf(dist);
      const place = path.join(folder, name);
      mkdirSync(folder, { recursive: true });
      if (!existsSync(place)) {
        rmSync(`${place}.new`, { recursive: true, force: true });
        cpSync(dist, `${place}.new`, { recursive: true });
        renameSync(`${place}.new`, place);
      }
      const { current, deployed } = read() ?? nothing;
      const after = deployed.indexOf(current) + 1;
      const before = [...deployed.slice(after), ...deployed.slice(0, after)].filter((each) => each !== name);
      point({ current: name, deployed: [...before, name].slice(-maxReleases) });
      return name;
    },

    /** Serves the release before the current one. */
    rollBack(): string {
      const { current, deployed } = read() ?? nothing;
      const earlier = deployed[deployed.indexOf(current) - 1];
      if (!earlier) throw new Error('There is no earlier release.');
      point({ current: earlier, deployed });
      return earlier;
    },
  };
}

/** `0.1.0-3fa85f64`: the version from its manifest and a hash of all its files. */
export function releaseOf(dist: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash
      .update(`${path.relative(dist, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return `${versionOf(dist)}-${hash.digest('hex').slice(0, 8)}`;
}

function versionOf(dist: string): string {
  try {
    const manifest = JSON.parse(readFileSync(path.join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;
    return manifest.metaData.buildInfo.buildVersion;
  } catch {
    throw new Error(`${dist} is not a built front end: it has no mf-manifest.json with a version.`);
  }
}

type Manifest = { metaData: { buildInfo: { buildVersion: string } } };
