import { invalidArgument, notImplemented } from '../http/s3-error.js';
import { awsEncodePath, queryValue } from '../http/target.js';
import { isoTime, type Operation, quoted, sendXml } from './operation.js';

const MAX_KEYS = 1000;

export const listObjectsV2: Operation = (context) => {
  const { bucket, target } = context;
  const param = (name: string) => queryValue(target, name) ?? '';
  if (param('list-type') !== '2') throw invalidArgument('Invalid list type.');
  if (param('delimiter')) throw notImplemented('lists with a delimiter');
  if (param('encoding-type') !== 'url') throw notImplemented('lists without encoding-type=url');
  if (!/^\d*$/.test(param('max-keys'))) throw invalidArgument('Argument max-keys must be an integer');
  const limit = Math.min(Number(param('max-keys') || MAX_KEYS), MAX_KEYS);
  const prefix = param('prefix');
  const token = param('continuation-token');
  const following = bucket.objects.sorted(prefix, Buffer.from(token, 'base64').toString());
  const page = following.slice(0, limit);
  const isTruncated = limit > 0 && following.length > limit;
  sendXml(context, 'ListBucketResult', {
    Name: bucket.name,
    Prefix: encode(prefix),
    EncodingType: 'url',
    MaxKeys: limit,
    KeyCount: page.length,
    IsTruncated: isTruncated,
    ContinuationToken: token || undefined,
    NextContinuationToken: isTruncated ? Buffer.from(page.at(-1)!.key).toString('base64') : undefined,
    Contents: page.map(({ key, modified, etag, size }) => ({
      Key: encode(key),
      LastModified: isoTime(modified),
      ETag: quoted(etag),
      Size: size,
      StorageClass: 'STANDARD',
    })),
  });
};

const encode = (key: string) => awsEncodePath(key).replaceAll('%20', '+');
