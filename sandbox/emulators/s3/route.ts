import * as bucketOperations from './bucket-operations.js';
import { copyObject } from './copy-operation.js';
import { listObjects, listObjectsV2 } from './list-operations.js';
import { deleteObject, deleteObjects, getObject, putObject } from './object-operations.js';
import type { Operation } from './request-context.js';
import { notImplemented, S3Error } from './s3-error.js';
import type { Target } from './target.js';
import * as uploadOperations from './upload-operations.js';

export type Route = { action: string; run: Operation; needsBucket: boolean };

type Row = [method: string, on: 'service' | 'bucket' | 'object', query: string, action: string, run: Operation];

const LISTING = 'prefix delimiter encoding-type max-keys';
const OVERRIDES =
  'response-content-type response-content-disposition response-cache-control response-content-language ' +
  'response-content-encoding response-expires';

// The words of `query` with a `!` must be there, the others may be. The first fitting row counts.
const ROWS: Row[] = [
  ['GET', 'service', '', 's3:ListAllMyBuckets', bucketOperations.listBuckets],
  ['PUT', 'bucket', 'policy!', 's3:PutBucketPolicy', bucketOperations.putBucketPolicy],
  ['PUT', 'bucket', '', 's3:CreateBucket', bucketOperations.createBucket],
  ['HEAD', 'bucket', '', 's3:ListBucket', bucketOperations.headBucket],
  ['GET', 'bucket', 'location!', 's3:GetBucketLocation', bucketOperations.getBucketLocation],
  ['GET', 'bucket', 'policy!', 's3:GetBucketPolicy', bucketOperations.getBucketPolicy],
  [
    'GET',
    'bucket',
    'uploads! prefix delimiter encoding-type key-marker upload-id-marker max-uploads',
    's3:ListBucketMultipartUploads',
    uploadOperations.listUploads,
  ],
  ['GET', 'bucket', `list-type! ${LISTING} continuation-token start-after fetch-owner`, 's3:ListBucket', listObjectsV2],
  ['GET', 'bucket', `${LISTING} marker`, 's3:ListBucket', listObjects],
  ['DELETE', 'bucket', 'policy!', 's3:DeleteBucketPolicy', bucketOperations.deleteBucketPolicy],
  ['DELETE', 'bucket', '', 's3:DeleteBucket', bucketOperations.deleteBucket],
  ['POST', 'bucket', 'delete!', '', deleteObjects],
  ['PUT', 'object', 'partNumber! uploadId!', 's3:PutObject', uploadOperations.putPart],
  ['PUT', 'object', '', 's3:PutObject', (context) => (isCopy(context) ? copyObject : putObject)(context)],
  ['POST', 'object', 'uploads!', 's3:PutObject', uploadOperations.beginUpload],
  ['POST', 'object', 'uploadId!', 's3:PutObject', uploadOperations.completeUpload],
  [
    'GET',
    'object',
    'uploadId! part-number-marker max-parts',
    's3:ListMultipartUploadParts',
    uploadOperations.listParts,
  ],
  ['GET', 'object', OVERRIDES, 's3:GetObject', getObject],
  ['HEAD', 'object', OVERRIDES, 's3:GetObject', getObject],
  ['DELETE', 'object', 'uploadId!', 's3:AbortMultipartUpload', uploadOperations.abortUpload],
  ['DELETE', 'object', '', 's3:DeleteObject', deleteObject],
];

const isCopy: (context: Parameters<Operation>[0]) => boolean = ({ request }) =>
  request.headers['x-amz-copy-source'] !== undefined;

/** Finds what a request means. A parameter nobody here reads is refused by name, never skipped. */
export function routeOf(method: string, { bucket, key, query }: Target): Route {
  const on = key ? 'object' : bucket ? 'bucket' : 'service';
  const names = query.map(([name]) => name).filter((name) => !name.startsWith('X-Amz-') && name !== 'x-id');
  const rows = ROWS.filter((row) => row[0] === method && row[1] === on);
  for (const [, , words, action, run] of rows) {
    const known = words.split(' ').map((word) => word.replace('!', ''));
    const needed = words.split(' ').filter((word) => word.endsWith('!'));
    const fits =
      needed.every((word) => names.includes(word.slice(0, -1))) && names.every((name) => known.includes(name));
    if (fits) return { action, run, needsBucket: on !== 'service' && run !== bucketOperations.createBucket };
  }
  const everKnown = new Set(rows.flatMap((row) => row[2].replaceAll('!', '').split(' ')));
  const unknown = names.find((name) => !everKnown.has(name)) ?? names[0];
  if (unknown) throw notImplemented(`${method} with ?${unknown} on a ${on}`);
  throw method === 'POST' && on === 'bucket'
    ? notImplemented('uploads by POST policy')
    : new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}
