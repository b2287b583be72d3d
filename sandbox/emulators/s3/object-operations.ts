import { pipeline } from 'node:stream/promises';
import { readRange } from './byte-range.js';
import { keptHeaders } from './object-headers.js';
import type { ObjectRecord } from './objects.js';
import { isUnchanged } from './preconditions.js';
import { receiveInto, receiveText } from './received-body.js';
import { answerEmpty, answerXml, type Context, type Operation, quoted } from './request-context.js';
import { accessDenied, malformedXml, noSuchKey, notImplemented } from './s3-error.js';
import { insidesOf, textOf } from './xml.js';

export const putObject: Operation = async (context) => {
  const { request, target, bucket, payloadHash } = context;
  const condition = ['if-match', 'if-none-match'].find((name) => request.headers[name]);
  if (condition) throw notImplemented(`${condition} when writing`);
  const { etag } = await bucket.objects.put(target.key, keptHeaders(request), async (file) => {
    const { size, md5 } = await receiveInto(file, request, payloadHash);
    return { size, etag: md5 };
  });
  answerEmpty(context, 200, { etag: quoted(etag) });
};

/** Without leave to list, nobody learns which keys there are. */
function findObject({ bucket, target, may }: Context): ObjectRecord {
  const record = bucket.objects.get(target.key);
  if (record) return record;
  throw may('s3:ListBucket') ? noSuchKey(target.key) : accessDenied();
}

export const getObject: Operation = async (context) => {
  const { request, response, bucket, target } = context;
  const record = findObject(context);
  const headers = {
    ...record.headers,
    ...overrides(target.query),
    etag: quoted(record.etag),
    'last-modified': new Date(record.modified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (isUnchanged(request.headers, record)) return answerEmpty(context, 304, headers);

  const range = readRange(request.headers.range, record.size);
  const { start, end } = range ?? { start: 0, end: record.size - 1 };
  const length = end - start + 1;
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${record.size}` } : {}),
  });
  if (request.method === 'HEAD' || length === 0) return void response.end();
  const file = await bucket.objects.open(record);
  await pipeline(file.createReadStream({ start, end }), response);
};

/** `response-content-type` and its like, which only a signed link can carry. */
function overrides(query: Context['target']['query']): Record<string, string> {
  const asked = query.filter(([name]) => name.startsWith('response-'));
  return Object.fromEntries(asked.map(([name, value]) => [name.slice('response-'.length), value]));
}

/** Deleting what is not there has succeeded. */
export const deleteObject: Operation = async (context) => {
  await context.bucket.objects.delete(context.target.key);
  answerEmpty(context, 204);
};

export const deleteObjects: Operation = async (context) => {
  const { request, payloadHash, bucket, may } = context;
  const document = await receiveText(request, payloadHash);
  const keys = insidesOf(document, 'Object').map((one) => textOf(one, 'Key') ?? '');
  if (keys.length === 0 || keys.length > 1000 || keys.includes('')) throw malformedXml();
  if (insidesOf(document, 'VersionId').some(Boolean)) throw notImplemented('versions of objects');
  const [allowed, denied] = [keys.filter(mayDelete), keys.filter((key) => !mayDelete(key))];
  for (const key of allowed) await bucket.objects.delete(key);
  answerXml(context, 'DeleteResult', {
    Deleted: textOf(document, 'Quiet') === 'true' ? [] : allowed.map((Key) => ({ Key })),
    Error: denied.map((Key) => ({ Key, Code: 'AccessDenied', Message: 'Access Denied.' })),
  });

  function mayDelete(key: string) {
    return may('s3:DeleteObject', bucket.name, key);
  }
};
