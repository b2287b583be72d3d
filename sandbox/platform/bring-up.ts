import path from 'node:path';
import { bundle } from '@wayhouse/service-kit/bundle.js';
import { runDemoLoader } from '../demo/run-demo-loader.js';
import { releaseOf, releasesIn } from './releases/releases.js';
import { serverAddresses, type Emulators } from './config/server-addresses.js';
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
  shellPart,
  emulatorParts,
} from './processes/parts.js';
import type { Progress } from './progress.js';
import type { OpenRunFile } from './data-folder/run-file.js';
import type { Part, RunningParts } from './processes/running-parts.js';
import { loadPushKeys } from './data-folder/push-keys.js';
import { loadStoreKeys } from './data-folder/store-keys.js';
import type { Config } from './config/config.js';

type Deps = {
  root: string;
  config: Config;
  progress: Progress;
  builds: ReturnType<typeof frontEndBuilds>;
  parts: RunningParts;
  runFile: OpenRunFile;
};

/** Starts one stage after the other and answers the site's address. */
export async function bringUp({ root, config, progress, builds, parts, runFile }: Deps): Promise<string> {
  progress.line(progress.bold('Wayhouse'));
  const storeKeys = loadStoreKeys(config.dataDir);
  await bundle(root, entriesOf(config));
  const building = config.emulatorsOnly ? Promise.resolve() : builds.buildChanged();
  // A failure is reported where it is awaited.
  building.catch(() => undefined);

  const emulators: Emulators = await startAll(emulatorParts(config, storeKeys));
  const servers = serverAddresses(config, storeKeys, emulators);
  runFile.note(servers);
  if (config.emulatorsOnly) {
    printEmulators(progress, servers, config);
    return config.publicUrl;
  }

  const pushKeys = config.hasPushKeys ? {} : loadPushKeys(config.dataDir);
  const { notification, ...others } = serviceParts(config, { ...servers, ...pushKeys });
  const services = addressesOf(await startAll(Object.values(others)));
  const startingPages = startPages({ ...servers, ...services });
  startingPages.catch(() => undefined);
  const hasDemo = await runDemoLoader({ config, loader: demoPart(config, servers), parts, progress });
  await building;
  // The emails about the demo data take a processor for seconds that the builds need.
  const [pages, notifying] = await Promise.all([startingPages, startAll([notification])]);
  const addresses = { ...services, ...addressesOf(notifying), ...pages };
  await startAll([gatewayPart(config, { ...servers, ...addresses })]);
  runFile.note({ ...addresses, url: config.publicUrl });
  printGreeting(progress, config, hasDemo);
  return config.publicUrl;

  /** The remotes and the shell, once they are built, and while the demo data is loaded. */
  async function startPages(addresses: Record<string, string>) {
    await building;
    releaseBuilt(root, config);
    const remotesAt = addressesOf(await startAll(remoteParts(config)));
    const shell = shellPart(root, config, { ...addresses, ...remotesAt });
    return { ...remotesAt, ...addressesOf(await startAll([shell])) };
  }

  async function startAll(stage: Part[]) {
    if (!stage.length) return {};
    const start = async (part: Part) => [part.name, await parts.start(part)] as const;
    const names = stage.map(({ name }) => name).join(', ');
    return Object.fromEntries(await progress.step(names, () => Promise.all(stage.map(start))));
  }
}

/** Deploys what was built since the last start. A rollback stays in effect. */
function releaseBuilt(root: string, { dataDir }: Config): void {
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
