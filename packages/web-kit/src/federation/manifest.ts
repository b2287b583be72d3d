/** What we read of a front end's federation manifest. `buildInfo.hash` names the build. */
export type Manifest = {
  metaData: { buildInfo: { buildVersion: string; hash: string } };
  exposes: { assets: { css: { sync: string[] } } }[];
};

/** A manifest as its server gives it out now. Rejects where it does not answer in three seconds. */
export async function readManifest(address: string): Promise<Manifest> {
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(3000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Manifest;
}
