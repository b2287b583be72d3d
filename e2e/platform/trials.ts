import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataDir } from './releases.js';

const root = join(import.meta.dirname, '../..');
/** What `npm run release` runs. */
const program = 'tools/release/release.ts';

declare global {
  interface Window {
    /** Taken over by what observes the page. */
    wayhouseNotes?: object[];
  }
}

type State = { current: string; canary?: { release: string } };

/** The releases of a remote on the platform that the journeys run on. */
export const releasesOf = (remote: string) =>
  JSON.parse(readFileSync(join(dataDir(), 'releases', remote, 'releases.json'), 'utf8')) as State;

let command: ChildProcess | undefined;

/**
 * Tries a release on half of the visitors until it was shown so often, as `npm run release` does; `page` learns of it. Ends
 * with `endTrial`.
 */
export async function startTrial(page: Page, remote: string, dist: string, views = 8) {
  const args = ['--canary', '50', '--dist', dist, '--views', String(views), '--minutes', '4'];
  const trial = spawn(process.execPath, ['--import', 'tsx', program, remote, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir() },
  });
  command = trial;
  const output = collectOutput(trial);
  const ended = once(trial, 'exit');
  await expect.poll(output, { timeout: 60_000 }).toContain('goes to 50 of 100 visitors');
  const canary = releasesOf(remote).canary!.release;
  await page.goto('/');
  await untilConfigHas(page, remote, canary);
  return {
    canary,
    isOver: () => trial.exitCode !== null,
    /** What the command prints in the end. */
    async decision(): Promise<string> {
      await ended;
      return output().trim().split('\n').at(-1) ?? '';
    },
  };
}

/** Stops a trial that has not come to an end: its release goes back. */
export async function endTrial(): Promise<void> {
  if (command?.exitCode !== null) return;
  const ended = once(command, 'exit');
  command.kill('SIGTERM');
  await ended;
}

function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

type Config = { releases: Record<string, { canary?: { release: string; pages?: object } } | undefined> };

/** Waits until pages learn of the canary and its pages, or of its end. */
export const untilConfigHas = (page: Page, remote: string, release: string | undefined) =>
  expect
    .poll(async () => {
      const { releases } = (await (await page.request.get('/config.json')).json()) as Config;
      const canary = releases[keyOf(remote)]?.canary;
      return [canary?.release, Boolean(canary?.pages)];
    })
    .toEqual([release, Boolean(release)]);

/** Makes a visitor get the canary, or the running release. The page has to be of the site. */
export const drawRelease = (visitor: Page, remote: string, canary: string, release: 'canary' | 'running') =>
  visitor.evaluate(
    (value) => localStorage.setItem('wayhouse.canaries', value),
    JSON.stringify({ [keyOf(remote)]: { release: canary, draw: release === 'canary' ? 0 : 99 } }),
  );

/** `owner-remote` is `owner` to the pages. */
const keyOf = (remote: string) => remote.replace(/-remote$/, '');
