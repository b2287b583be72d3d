import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { site } from './site.js';

const root = dirname(dirname(import.meta.dirname));
/** The data folder of the platform that the journeys run on. */
export const dataDir = () => String(site.dataDir);
const run = promisify(execFile);

/** `npm run <command> -w <remote>` against the platform that the journeys run on; returns its output. */
export async function runNpmScript(command: string, remote: string, ...args: string[]): Promise<string> {
  const npmArgs = ['run', command, '-w', remote, '--silent', ...(args.length ? ['--', ...args] : [])];
  const { stdout } = await run('npm', npmArgs, { cwd: root, env: { ...process.env, DATA_DIR: dataDir() } });
  return stdout.trim();
}

/**
 * A copy of the served build of a remote, with another version, the text `from` replaced by `to`, and new hashes in all file
 * names. What it exposes runs `script` first.
 */
export function makeNextBuild(
  remote: string,
  version: string,
  from: string,
  to: string,
  script = '',
): { dist: string; remove(): void } {
  const releases = join(dataDir(), 'releases', remote);
  const { current } = JSON.parse(readFileSync(join(releases, 'releases.json'), 'utf8')) as { current: string };
  const dist = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(join(releases, current), dist, { recursive: true });
  const names = readdirSync(dist);
  const hashes = new Set(names.flatMap((name) => /\.([0-9a-f]{8})\.\w+$/.exec(name)?.[1] ?? []));
  const withNewHashes = (text: string) =>
    text.replace(/[0-9a-f]{8}/g, (hash) => (hashes.has(hash) ? nextHash(hash) : hash));
  for (const name of names) {
    const file = join(dist, name);
    if (/\.(js|css|json|html)$/.test(name))
      writeFileSync(file, newTexts(withNewHashes(readFileSync(file, 'utf8')), name, { version, from, to, script }));
    renameSync(file, join(dist, withNewHashes(name)));
  }
  renewIntegrity(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}

/** The manifest names the hashes of the changed files, as that of a build does. */
function renewIntegrity(dist: string): void {
  const file = join(dist, 'mf-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { integrity: Record<string, string> };
  for (const name of Object.keys(manifest.integrity)) {
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64');
    manifest.integrity[name] = `sha384-${hash}`;
  }
  writeFileSync(file, JSON.stringify(manifest));
}

/** The digits in reverse, with a mark at the end. */
const nextHash = (hash: string) => `${[...hash].reverse().slice(1).join('')}0`;

type Change = { version: string; from: string; to: string; script: string };

function newTexts(text: string, name: string, { version, from, to, script }: Change): string {
  if (name !== 'mf-manifest.json') {
    const isExposed = name.startsWith('__federation_expose_') && name.endsWith('.js');
    return (isExposed && script ? `${script}\n` : '') + text.replaceAll(from, to);
  }
  const manifest = JSON.parse(text) as { metaData: { buildInfo: object } };
  Object.assign(manifest.metaData.buildInfo, { buildVersion: version, hash: `build-of-${version}` });
  return JSON.stringify(manifest);
}
