import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isPagesFileName, maxPagesFileBytes, type RemoteKey, RemotePages } from '@wayhouse/contracts';
import { cacheLatest, type Latest, type Log } from '@wayhouse/service-kit/http';
import { readFile } from './read-file.js';

const timeoutMs = 1500;
const freshMs = 1000;
const maxManifestBytes = 1_000_000;

const Manifest = z.object({
  metaData: z.object({ buildInfo: z.object({ hash: z.string().max(100) }) }),
  pages: z.string().refine(isPagesFileName),
  integrity: z.record(z.string(), z.string().max(200)),
});

/** The pages of a remote, as of its last build that could be read. */
export type ReadRemote = RemotePages & { build: string; integrity: Record<string, string> };

type Options = {
  remote: RemoteKey;
  /** The address of the manifest for this server. */
  manifest: URL;
  log: Log;
};

/** Reads the pages of a remote, and keeps them for as long as the remote is away or its answer is not valid. */
export function remoteSource({ remote, manifest: address, log }: Options): Latest<ReadRemote> {
  let etag: string | undefined;
  let lastError = '';

  async function read(): Promise<ReadRemote | undefined> {
    const file = await readFile(address, { maxBytes: maxManifestBytes, timeoutMs, etag });
    const changed = file && (await readBuild(file.content));
    if (file) etag = file.etag;
    lastError = '';
    return changed;
  }

  async function readBuild(manifest: Buffer): Promise<ReadRemote> {
    const { metaData, pages, integrity } = Manifest.parse(parse(manifest));
    return { ...(await readPages(pages, integrity[pages])), build: metaData.buildInfo.hash, integrity };
  }

  /** The manifest names the hash: a file that was changed on its way, or belongs to another build, is not used. */
  async function readPages(name: string, hash?: string): Promise<RemotePages> {
    const file = await readFile(new URL(name, address), { maxBytes: maxPagesFileBytes, timeoutMs });
    const found = `sha384-${createHash('sha384').update(file!.content).digest('base64')}`;
    if (found !== hash) throw new Error(`${name} does not have the hash that the manifest names`);
    return RemotePages.parse(parse(file!.content));
  }

  function onError({ message }: Error): void {
    if (message !== lastError) log.warn({ remote, error: message }, 'the pages of a remote cannot be read');
    lastError = message;
  }

  return cacheLatest(read, { freshMs, onError });
}

const parse = (content: Buffer): unknown => JSON.parse(content.toString('utf8'));
