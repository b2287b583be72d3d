import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { lockFolder } from '../server/folder-lock.js';
import { underKnownHosts } from '../server/known-hosts.js';
import { listen } from '../server/listen.js';
import { authenticate, type Credentials } from './http/authenticate.js';
import { noSuchBucket, S3Error } from './http/s3-error.js';
import { readTarget } from './http/target.js';
import { validateHeaders } from './http/validate-headers.js';
import { writeXml } from './http/xml.js';
import { findRoute } from './operations/route.js';
import { type Buckets, openBuckets } from './storage/buckets.js';

type Options = Credentials & { dataDir: string; port?: number; host?: string };
export type ObjectStore = Credentials & { endpoint: string; close(): Promise<void> };

/** An S3 server for machines without MinIO. */
export async function startObjectStore(options: Options): Promise<ObjectStore> {
  const { dataDir, port = 0, host = '127.0.0.1', accessKey, secretKey } = options;
  const lock = lockFolder(dataDir);
  try {
    const buckets = await openBuckets(dataDir);
    const onRequest = underKnownHosts(
      (request, response) =>
        void handle(request, response, buckets, { accessKey, secretKey }).catch((error: unknown) =>
          sendError(request, response, error),
        ),
    );
    const server = createServer(onRequest);
    // Without this Node asks for the body before anybody has looked at the request.
    server.on('checkContinue', onRequest);
    const boundPort = await listen(server, 'object store', port, host);
    return {
      endpoint: `http://${host}:${boundPort}`,
      accessKey,
      secretKey,
      async close() {
        const closed = new Promise((resolve) => server.close(resolve));
        const timer = setTimeout(() => server.closeAllConnections(), 500);
        server.closeIdleConnections();
        await closed;
        clearTimeout(timer);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, buckets: Buckets, known: Credentials) {
  response.setHeader('server', 'Wayhouse S3 emulator').setHeader('x-amz-request-id', randomUUID());
  const target = readTarget(request.url ?? '/');
  const payloadHash = authenticate(request, target, known);
  const { on, createsBucket, headers = [], run } = findRoute(request.method ?? '', target);
  validateHeaders(request.headers, headers);
  const bucket = buckets.find(target.bucket);
  if (on !== 'service' && !createsBucket && !bucket) throw noSuchBucket(target.bucket);

  // Only creating a bucket and listing them all go without one, and they do not look.
  await run({ request, response, target, buckets, bucket: bucket as NonNullable<typeof bucket>, payloadHash });
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown) {
  // A client that hung up needs no answer, and what was sent half cannot be taken back.
  if (request.errored || response.headersSent) return void response.destroy();
  const known = error instanceof S3Error ? error : undefined;
  if (!known) process.stderr.write(`${(error as Error).stack}\n`);
  const { status, code, message, details } =
    known ?? new S3Error(500, 'InternalError', 'We encountered an internal error, please try again.');
  if (request.headers.expect) response.setHeader('connection', 'close');
  if (request.method === 'HEAD') {
    // As in MinIO: without a body this is where the reason has room.
    if (status === 501) response.setHeader('x-minio-error-code', code).setHeader('x-minio-error-desc', `"${message}"`);
    response.writeHead(status).end();
  } else {
    const Resource = (request.url ?? '').split('?')[0];
    const RequestId = String(response.getHeader('x-amz-request-id'));
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(writeXml('Error', { Code: code, Message: message, ...details, Resource, RequestId }, false));
  }
  request.resume();
}
