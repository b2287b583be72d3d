import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** As the gateway compresses pages. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type ForwardedSite = { url: string; stop: () => void };

/**
 * A site behind a proxy: as it is, or `plain`, every page without its scripts and what is for them. Both have the same way and are
 * compressed in the same way, so they differ in nothing else. Addresses of the site in a page become those of the proxy.
 */
export async function forwardSite(site: string, kind: 'whole' | 'plain'): Promise<ForwardedSite> {
  const server = createServer((asked, response) => {
    const isPage = /text\/html/.test(asked.headers.accept ?? '');
    const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const forwarded = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (got) => {
      if (isPage) void sendPage(got, response);
      else got.pipe(response.writeHead(got.statusCode ?? 502, got.headers));
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function sendPage(got: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': _length, etag: _etag, link, ...headers } = got.headers;
    const page = (await buffer(got)).toString().replaceAll(site, url);
    const preloads = String(link ?? '')
      .replaceAll(site, url)
      .split(/,\s*(?=<)/)
      .filter((each) => each && (kind === 'whole' || !isForScripts(each)));
    response.writeHead(got.statusCode ?? 502, {
      ...headers,
      ...(preloads.length ? { link: preloads.join(', ') } : {}),
      'content-encoding': 'br',
    });
    response.end(brotliCompressSync(kind === 'whole' ? page : withoutScripts(page), brotli));
  }

  return { url, stop: () => void server.close() };
}

const isForScripts = (preload: string) => /modulepreload|as="?(script|fetch)/.test(preload);

/** The same markup, style sheets and images. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*>/g, (link) => (isForScripts(link) ? '' : link));
