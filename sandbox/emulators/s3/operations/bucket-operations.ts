import { REGION } from '../http/authenticate.js';
import { notImplemented } from '../http/s3-error.js';
import { isoTime, type Operation, sendEmpty, sendXml } from './operation.js';

export const listBuckets: Operation = (context) =>
  sendXml(context, 'ListAllMyBucketsResult', {
    Owner: { ID: 'sandbox', DisplayName: 'sandbox' },
    Buckets: {
      Bucket: context.buckets.all().map(({ name, created }) => ({ Name: name, CreationDate: isoTime(created) })),
    },
  });

export const createBucket: Operation = async (context) => {
  const { request, target, buckets } = context;
  if (Number(request.headers['content-length'] ?? 0) > 0) throw notImplemented('a configuration for a new bucket');
  await buckets.create(target.bucket);
  sendEmpty(context, { location: `/${target.bucket}` });
};

export const headBucket: Operation = (context) => sendEmpty(context, { 'x-amz-bucket-region': REGION });

/** The first region has no name. */
export const getBucketLocation: Operation = (context) => sendXml(context, 'LocationConstraint', {});
