import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';
import { loadDemo } from '../demo/load-demo.js';
import { releaseOf, releasesIn } from './releases/releases.js';
import { serverAddresses, type StandIns } from './addresses.js';
import type { frontEndBuilds } from './build-front-ends.js';
import { greet, greetStandIns } from './greeting.js';
import {
  addressName,
  demoPart,
  entriesOf,
  gatewayPart,
  releasesFolder,
  remoteParts,
  remotes,
  serviceParts,
  standInParts,
} from './parts.js';
import type { Progress } from './progress.js';
import type { OpenRunFile } from './run-file.js';
import type { Part, RunningParts } from './running-parts.js';
import { keepStoreKeys } from './store-keys.js';
import type { Settings } from './settings.js';

type Given = {
  root: string;
  logDir: string;
  settings: Settings;
  progress: Progress;
  builds: ReturnType<typeof frontEndBuilds>;
  parts: RunningParts;
  runFile: OpenRunFile;
};

/** Starts stage after stage and answers the site's address, or the object store's where only stand-ins run. */
export async function bringUp({ root, settings, progress, builds, parts, runFile }: Given): Promise<string> {
  progress.line(progress.bold('Wayhouse'));
  const storeKeys = keepStoreKeys(settings.dataDir);
  await bundle(root, entriesOf(settings));
  const building = settings.standInsOnly ? Promise.resolve() : builds.buildChanged();
  // Its failure is reported where it is awaited, which may be after other failures.
  building.catch(() => undefined);

  const standIns: StandIns = await startAll(standInParts(settings, storeKeys));
  const servers = serverAddresses(settings, storeKeys, standIns);
  runFile.note(servers);
  if (settings.standInsOnly) {
    greetStandIns(progress, servers, settings);
    return settings.publicUrl;
  }

  const services = addressesOf(await startAll(serviceParts(settings, servers)));
  const hasDemo = await loadDemo({ settings, loader: demoPart(settings, servers), parts, progress });
  await building;
  releaseBuilt(root, settings);
  const remoteAddresses = addressesOf(await startAll(remoteParts(settings)));
  const addresses = { ...servers, ...services, ...remoteAddresses };
  await startAll([gatewayPart(root, settings, addresses)]);
  runFile.note({ ...services, ...remoteAddresses, url: settings.publicUrl });
  greet(progress, settings, hasDemo);
  return settings.publicUrl;

  async function startAll(stage: Part[]) {
    if (!stage.length) return {};
    const start = async (part: Part) => [part.name, await parts.start(part)] as const;
    const names = stage.map(({ name }) => name).join(', ');
    return Object.fromEntries(await progress.step(names, () => Promise.all(stage.map(start))));
  }
}

/** What was built since the last start is served from now on; a release that was gone back to stays. */
function releaseBuilt(root: string, { dataDir }: Settings): void {
  for (const remote of remotes) {
    const releases = releasesIn(releasesFolder(dataDir, remote));
    const dist = path.join(root, remote, 'dist');
    if (!releases.isKnown(releaseOf(dist))) releases.deploy(dist);
  }
}

/** The addresses of parts under the names other parts read: `CATALOG_URL`. */
function addressesOf(ready: Record<string, { ready: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(ready).map(([name, told]) => [addressName(name), told.ready]));
}
