import { pipeline } from 'node:stream/promises';
import { receiveBody } from '../http/receive-body.js';
import { noSuchKey } from '../http/s3-error.js';
import { readRange } from './byte-range.js';
import { type Operation, quoted, sendEmpty } from './operation.js';

export const putObject: Operation = async (context) => {
  const { request, target, bucket, payloadHash } = context;
  const { 'content-type': type = 'binary/octet-stream', 'cache-control': cacheControl } = request.headers;
  const headers = { 'content-type': type, ...(cacheControl && { 'cache-control': cacheControl }) };
  const { etag } = await bucket.objects.put(target.key, headers, (file) => receiveBody(file, request, payloadHash));
  sendEmpty(context, { etag: quoted(etag) });
};

export const deleteObject: Operation = async ({ response, bucket, target }) => {
  await bucket.objects.remove(target.key);
  response.writeHead(204).end();
};

export const getObject: Operation = async ({ request, response, bucket, target }) => {
  const record = bucket.objects.get(target.key);
  if (!record) throw noSuchKey(target.key);
  const range = readRange(request.headers.range, record.size);
  const { start, end } = range ?? { start: 0, end: record.size - 1 };
  const length = end - start + 1;
  response.writeHead(range ? 206 : 200, {
    ...record.headers,
    etag: quoted(record.etag),
    'last-modified': new Date(record.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': length,
    ...(range && { 'content-range': `bytes ${start}-${end}/${record.size}` }),
  });
  if (request.method === 'HEAD' || length === 0) return void response.end();
  const file = await bucket.objects.open(record);
  await pipeline(file.createReadStream({ start, end }), response);
};
