import type { Bucket } from './buckets.js';
import { pageOf } from './listing.js';
import { answerXml, type Context, isoTime, type Operation, param, quoted } from './request-context.js';
import { invalidArgument } from './s3-error.js';
import { awsEncodePath } from './target.js';

const MOST = 1000;

/** A number of results asked for; more than 1000 never come at once. */
export const readLimit = (context: Context, name: string) => Math.min(readNumber(context, name, MOST), MOST);

export function readNumber(context: Context, name: string, otherwise: number): number {
  const given = param(context, name);
  if (given === undefined || given === '') return otherwise;
  if (!/^\d+$/.test(given)) throw invalidArgument(`Argument ${name} must be an integer between 0 and 2147483647`);
  return Number(given);
}

/** Keys can hold what XML cannot; `encoding-type=url` makes them safe. */
export function readEncoding(context: Context) {
  const type = param(context, 'encoding-type');
  if (type !== undefined && type !== 'url') throw invalidArgument('Invalid Encoding Method specified in Request');
  return { type, encode: (text: string) => (type ? awsEncodePath(text).replaceAll('%20', '+') : text) };
}

const contents = (bucket: Bucket, keys: string[], encode: (key: string) => string) =>
  keys.flatMap((key) => {
    const record = bucket.objects.get(key);
    if (!record) return [];
    return {
      Key: encode(key),
      LastModified: isoTime(record.modified),
      ETag: quoted(record.etag),
      Size: record.size,
      StorageClass: 'STANDARD',
    };
  });

function readPage(context: Context, after: string) {
  const [prefix = '', delimiter = ''] = [param(context, 'prefix'), param(context, 'delimiter')];
  const limit = readLimit(context, 'max-keys');
  const { type, encode } = readEncoding(context);
  const page = pageOf(context.bucket.objects.keys(), { prefix, delimiter, after, limit });
  const common = {
    Name: context.bucket.name,
    Prefix: encode(prefix),
    Delimiter: delimiter ? encode(delimiter) : undefined,
    MaxKeys: limit,
    EncodingType: type,
    IsTruncated: page.isTruncated,
    Contents: contents(context.bucket, page.keys, encode),
    CommonPrefixes: page.prefixes.map((found) => ({ Prefix: encode(found) })),
  };
  return { page, common, encode };
}

export const listObjects: Operation = (context) => {
  const marker = param(context, 'marker') ?? '';
  const { page, common, encode } = readPage(context, marker);
  const NextMarker = page.isTruncated && page.last !== undefined ? encode(page.last) : undefined;
  answerXml(context, 'ListBucketResult', { ...common, Marker: encode(marker), NextMarker });
};

export const listObjectsV2: Operation = (context) => {
  if (param(context, 'list-type') !== '2') throw invalidArgument('Invalid list type.');
  const token = param(context, 'continuation-token');
  if (token === '') throw invalidArgument('The continuation token provided is incorrect');
  const startAfter = param(context, 'start-after');
  const { page, common, encode } = readPage(context, token === undefined ? (startAfter ?? '') : readToken(token));
  answerXml(context, 'ListBucketResult', {
    ...common,
    KeyCount: page.keys.length + page.prefixes.length,
    StartAfter: startAfter ? encode(startAfter) : undefined,
    ContinuationToken: token,
    NextContinuationToken: page.isTruncated && page.last !== undefined ? writeToken(page.last) : undefined,
  });
};

const writeToken = (last: string) => Buffer.from(last).toString('base64');

function readToken(token: string): string {
  const last = Buffer.from(token, 'base64').toString('utf8');
  if (writeToken(last) !== token) throw invalidArgument('The continuation token provided is incorrect');
  return last;
}
