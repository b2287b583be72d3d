import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readDataFile, writeDataFile } from '../../emulators/server/data-file.js';

/**
 * `releases.json`: the current release and all deployed ones in the order of rollbacks, newest last. A release that was
 * rolled back moves to the front with the next deployment. A canary is served to some visitors beside the current one. One that
 * did not go forward is set aside, since pages that are open still load its files.
 */
const pointer = z.object({
  current: z.string(),
  deployed: z.array(z.string()),
  canary: z.object({ release: z.string(), share: z.number() }).optional(),
  setAside: z.string().optional(),
});

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
      if (name.isDirectory() && !namesIn(to).includes(name.name))
        rmSync(path.join(folder, name.name), { recursive: true });
  }

  function copy(dist: string): string {
    const name = releaseOf(dist);
    const place = path.join(folder, name);
    mkdirSync(folder, { recursive: true });
    if (existsSync(place)) return name;
    rmSync(`${place}.new`, { recursive: true, force: true });
    cpSync(dist, `${place}.new`, { recursive: true });
    renameSync(`${place}.new`, place);
    return name;
  }

  function makeCurrent(name: string) {
    const { current, deployed, setAside } = read() ?? nothing;
    const after = deployed.indexOf(current) + 1;
    const before = [...deployed.slice(after), ...deployed.slice(0, after)].filter((each) => each !== name);
    point({ current: name, deployed: [...before, name].slice(-maxReleases), setAside });
  }

  return {
    current: (): string | undefined => read()?.current,
    /** Also what was tried and is not served: nobody has to deploy it by a restart. */
    isKnown: (name: string): boolean => namesIn(read() ?? nothing).includes(name),

    /** Serves the files in `dist` from now on and answers the name of the release. */
    deploy(dist: string): string {
      const { canary } = read() ?? nothing;
      if (canary) throw new Error(`${canary.release} is being tried. Roll back, or wait for the decision.`);
      const name = copy(dist);
      makeCurrent(name);
      return name;
    },

    /** Serves the files in `dist` to a share of the visitors, in percent, beside the current release. */
    startCanary(dist: string, share: number): { running: string; canary: string } {
      const { canary, ...now } = read() ?? nothing;
      if (!now.current) throw new Error('There is no release beside which another one could be tried.');
      const name = releaseOf(dist);
      if (canary && canary.release !== name)
        throw new Error(`${canary.release} is being tried already. Roll it back first.`);
      if (name === now.current) throw new Error(`${name} is what runs already.`);
      point({ ...now, canary: { release: copy(dist), share } });
      return { running: now.current, canary: name };
    },

    /** Serves the canary to everybody, or to nobody any more. One that was ended meanwhile stays as it is. */
    endCanary(name: string, decision: 'forward' | 'back'): void {
      const { canary, ...now } = read() ?? nothing;
      if (canary?.release !== name) throw new Error(`${name} is not being tried any more.`);
      if (decision === 'forward') makeCurrent(name);
      else point({ ...now, setAside: name });
    },

    /** Serves the release before the current one; while a canary is tried, nobody gets that any more, and nothing else changes. */
    rollBack(): string {
      const { canary, ...now } = read() ?? nothing;
      if (canary) {
        point({ ...now, setAside: canary.release });
        return now.current;
      }
      const earlier = now.deployed[now.deployed.indexOf(now.current) - 1];
      if (!earlier) throw new Error('There is no earlier release.');
      point({ ...now, current: earlier });
      return earlier;
    },
  };
}

const namesIn = ({ deployed, canary, setAside }: Pointer): (string | undefined)[] => [
  ...deployed,
  canary?.release,
  setAside,
];

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
