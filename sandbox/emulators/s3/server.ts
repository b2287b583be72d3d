import { appendFileSync as TEMPREC } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { lockFolder } from '../server/folder-lock.js';
import { listen } from '../server/listen.js';
import { authenticate, type Credentials } from './authenticate.js';
import { type Buckets, openBuckets } from './buckets.js';
import { allowsEveryone } from './policy.js';
import { routeOf } from './route.js';
import { accessDenied, noSuchBucket, S3Error } from './s3-error.js';
import { readTarget } from './target.js';
import { writeXml } from './xml.js';

type Options = Credentials & { dataDir: string; port?: number; host?: string };
export type ObjectStore = Credentials & { endpoint: string; close(): Promise<void> };

/** An S3 server for machines without MinIO. */
export async function startObjectStore(options: Options): Promise<ObjectStore> {
  const { dataDir, port = 0, host = '127.0.0.1', accessKey, secretKey } = options;
  const lock = lockFolder(dataDir);
  try {
    const buckets = await openBuckets(dataDir);
    const server = createServer((request, response) => {
      answer(request, response, buckets, { accessKey, secretKey }).catch((error: unknown) =>
        refuse(request, response, error),
      );
    });
    const boundPort = await listen(server, 'object store', port, host);
    return {
      endpoint: `http://${host}:${boundPort}`,
      accessKey,
      secretKey,
      async close() {
        const closed = new Promise((resolve) => server.close(resolve));
        const impatient = setTimeout(() => server.closeAllConnections(), 500);
        server.closeIdleConnections();
        await closed;
        clearTimeout(impatient);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, buckets: Buckets, known: Credentials) {
  const target = readTarget(request.url ?? '/');
  TEMPREC('/tmp/rec-s3.log', JSON.stringify([request.method, target.bucket ? 'b' : '', target.key ? 'k' : '', target.query, Object.keys(request.headers).sort()]) + '\n');
  const { isOwner, payloadHash } = authenticate(request, target, known);
  const { action, run, needsBucket } = routeOf(request.method ?? '', target);

  const may = (wanted: string, name = target.bucket, key = target.key) => {
    const { statements } = buckets.find(name)?.policy ?? {};
    return (
      isOwner ||
      (statements !== undefined && allowsEveryone(statements, wanted, name, wanted === 's3:ListBucket' ? '' : key))
    );
  };
  // An empty action is decided object by object.
  if (action !== '' && !may(action)) throw accessDenied();
  const bucket = buckets.find(target.bucket);
  if (needsBucket && !bucket) throw noSuchBucket(target.bucket);

  response.setHeader('x-amz-request-id', randomUUID());
  // Only creating a bucket and listing them all go without one, and they do not look.
  await run({ request, response, target, buckets, bucket: bucket as NonNullable<typeof bucket>, payloadHash, may });
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown) {
  // Whoever hung up needs no answer, and what was sent half cannot be taken back.
  if (request.errored || response.headersSent) return void response.destroy();
  const known = error instanceof S3Error ? error : undefined;
  if (!known) process.stderr.write(`${(error as Error).stack}\n`);
  const { status, code, message, details } =
    known ?? new S3Error(500, 'InternalError', 'We encountered an internal error, please try again.');
  const Resource = (request.url ?? '').split('?')[0];
  const RequestId = randomUUID();
  const xml = writeXml('Error', { Code: code, Message: message, ...details, Resource, RequestId }, false);
  response.writeHead(status, { 'content-type': 'application/xml', 'x-amz-request-id': RequestId });
  response.end(request.method === 'HEAD' ? undefined : xml);
  request.resume();
}
