import { remoteTimeoutsMs } from './remote-timeouts.js';

/** The fields we read of a front end’s federation manifest. `buildInfo.hash` identifies the build. */
export type Manifest = {
  metaData: { buildInfo: { buildVersion: string; hash: string } };
  exposes: { assets: { css: { sync: string[] } } }[];
  /** The hashes of the remote’s scripts and style sheets by their paths from the manifest. */
  integrity?: Record<string, string>;
};

/** Fetches a manifest past all caches. Rejects without a response in time. */
export async function readManifest(address: string): Promise<Manifest> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(remoteTimeoutsMs.manifest) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return (await response.json()) as Manifest;
}
