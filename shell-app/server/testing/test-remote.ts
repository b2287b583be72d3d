import { createHash } from 'node:crypto';
import { pagesFileName, type RemotePage, type RemotePages } from '@wayhouse/contracts';
import { startUpstream } from '@wayhouse/service-kit/testing/upstream';

const page = (over: Partial<RemotePage> & { path: string }): RemotePage => ({
  title: `Title of ${over.path}`,
  description: `About ${over.path}`,
  ...over,
});

type Build = { pages: (Partial<RemotePage> & { path: string })[] } & Partial<Omit<RemotePages, 'pages'>>;

/** The server of a remote, which serves the build that was deployed last. */
export async function testRemote(first: Build) {
  let files: Record<string, string> = {};
  let tried: Record<string, string> = {};
  let status = 200;
  let builds = 0;
  const requests: string[] = [];
  const server = await startUpstream((request, response) => {
    requests.push(request.url ?? '');
    const content = { ...files, ...tried }[request.url ?? ''];
    if (status !== 200 || content === undefined) return void response.writeHead(status === 200 ? 404 : status).end();
    const etag = `"${createHash('sha1').update(content).digest('hex')}"`;
    const { 'if-none-match': known, 'cache-control': caching } = request.headers;
    // As servers do.
    if (known === etag && caching !== 'no-cache') return void response.writeHead(304).end();
    response.writeHead(200, { etag, 'content-type': 'application/json' }).end(content);
  });

  /** `hash` and `content` replace those of the file of pages. */
  function filesOf(next: Build, { hash, content }: { hash?: string; content?: string }) {
    const { pages, styles = [], ...rest } = next;
    const described = content ?? JSON.stringify({ ...rest, styles, pages: { en: pages.map(page) } });
    const digest = createHash('sha384').update(described).digest('base64');
    const name = pagesFileName(createHash('sha384').update(described).digest('hex').slice(0, 8));
    const integrity = { [name]: hash ?? `sha384-${digest}`, 'pages.css': 'sha384-styles' };
    const build = `build-${++builds}`;
    const manifest = { metaData: { buildInfo: { hash: build } }, pages: name, integrity };
    return { build, files: { 'mf-manifest.json': JSON.stringify(manifest), [name]: described } };
  }

  /** Returns the hash of the build. */
  function deploy(next: Build, over: { hash?: string; content?: string } = {}) {
    const deployed = filesOf(next, over);
    files = below('/', deployed.files);
    return deployed.build;
  }

  /** Serves a build to some visitors beside the one that runs; nothing tries none. Returns the hash of the build. */
  function tryRelease(release?: string, next: Build = { pages: [] }) {
    const { build, files: ofBuild } = filesOf(next, {});
    const canary = release && { release, share: 10 };
    tried = {
      ...tried,
      ...below(`/releases/${release}/`, ofBuild),
      '/releases.json': JSON.stringify({ current: '1.0.0-running', canary }),
    };
    return build;
  }

  deploy(first);
  return {
    ...server,
    requests,
    deploy,
    tryRelease,
    /** From now on every file has this status. */
    respondWith: (next: number) => void (status = next),
  };
}

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, content]));

export type TestRemote = Awaited<ReturnType<typeof testRemote>>;
