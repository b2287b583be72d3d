import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';
import { runDemoLoader } from '../demo/run-demo-loader.js';
import { releaseOf, releasesIn } from './releases/releases.js';
import { serverAddresses, type Emulators } from './settings/server-addresses.js';
import type { frontEndBuilds } from './build/build-front-ends.js';
import { printEmulators, printGreeting } from './greeting.js';
import {
  addressName,
  demoPart,
  entriesOf,
  gatewayPart,
  releasesFolder,
  remoteParts,
  remotes,
  serviceParts,
  emulatorParts,
} from './processes/parts.js';
import type { Progress } from './progress.js';
import type { OpenRunFile } from './data-folder/run-file.js';
import type { Part, RunningParts } from './processes/running-parts.js';
import { loadStoreKeys } from './data-folder/store-keys.js';
import type { Settings } from './settings/settings.js';

type Deps = {
  root: string;
  settings: Settings;
  progress: Progress;
  builds: ReturnType<typeof frontEndBuilds>;
  parts: RunningParts;
  runFile: OpenRunFile;
};

/** Starts one stage after the other and answers the site's address. */
export async function bringUp({ root, settings, progress, builds, parts, runFile }: Deps): Promise<string> {
  progress.line(progress.bold('Wayhouse'));
  const storeKeys = loadStoreKeys(settings.dataDir);
  await bundle(root, entriesOf(settings));
  const building = settings.emulatorsOnly ? Promise.resolve() : builds.buildChanged();
  // A failure is reported where it is awaited.
  building.catch(() => undefined);

  const emulators: Emulators = await startAll(emulatorParts(settings, storeKeys));
  const servers = serverAddresses(settings, storeKeys, emulators);
  runFile.note(servers);
  if (settings.emulatorsOnly) {
    printEmulators(progress, servers, settings);
    return settings.publicUrl;
  }

  const services = addressesOf(await startAll(serviceParts(settings, servers)));
  const hasDemo = await runDemoLoader({ settings, loader: demoPart(settings, servers), parts, progress });
  await building;
  releaseBuilt(root, settings);
  const remoteAddresses = addressesOf(await startAll(remoteParts(settings)));
  const addresses = { ...servers, ...services, ...remoteAddresses };
  await startAll([gatewayPart(root, settings, addresses)]);
  runFile.note({ ...services, ...remoteAddresses, url: settings.publicUrl });
  printGreeting(progress, settings, hasDemo);
  return settings.publicUrl;

  async function startAll(stage: Part[]) {
    if (!stage.length) return {};
    const start = async (part: Part) => [part.name, await parts.start(part)] as const;
    const names = stage.map(({ name }) => name).join(', ');
    return Object.fromEntries(await progress.step(names, () => Promise.all(stage.map(start))));
  }
}

/** Deploys what was built since the last start. A rollback stays in effect. */
function releaseBuilt(root: string, { dataDir }: Settings): void {
  for (const remote of remotes) {
    const releases = releasesIn(releasesFolder(dataDir, remote));
    const dist = path.join(root, remote, 'dist');
    if (!releases.isKnown(releaseOf(dist))) releases.deploy(dist);
  }
}

/** The addresses of parts under the names that other parts read, such as `CATALOG_URL`. */
function addressesOf(ready: Record<string, { ready: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(ready).map(([name, { ready: address }]) => [addressName(name), address]));
}
