import { ifChanged } from '@wayhouse/service-kit/http';

type Options = { maxBytes: number; timeoutMs: number; etag?: string };

/** The content of a file of a remote, or undefined if it is still that of the ETag. Rejects if it is larger than allowed. */
export async function readFile(address: URL, { maxBytes, timeoutMs, etag }: Options) {
  const response = await fetch(address, { headers: ifChanged(etag), signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 304) return undefined;
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${address.pathname} is a ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`${address.pathname} has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { content: Buffer.concat(chunks), etag: response.headers.get('etag') ?? undefined };
}
