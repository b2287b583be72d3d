import { REGION } from './authenticate.js';
import { notImplemented, S3Error } from './s3-error.js';
import { receiveText } from './received-body.js';
import { answerEmpty, answerXml, isoTime, type Operation } from './request-context.js';
import { textOf } from './xml.js';

export const listBuckets: Operation = (context) =>
  answerXml(context, 'ListAllMyBucketsResult', {
    Owner: { ID: 'sandbox', DisplayName: 'sandbox' },
    Buckets: {
      Bucket: context.buckets.all().map(({ name, created }) => ({ Name: name, CreationDate: isoTime(created) })),
    },
  });

export const createBucket: Operation = async (context) => {
  const { request, target, buckets, payloadHash } = context;
  const unsupported = ['x-amz-bucket-object-lock-enabled', 'x-amz-acl'].find((name) => request.headers[name]);
  if (unsupported) throw notImplemented(`the header ${unsupported}`);
  const wanted = textOf(await receiveText(request, payloadHash), 'LocationConstraint') || REGION;
  if (wanted !== REGION) throw new S3Error(400, 'InvalidRegion', `Region does not match; expecting '${REGION}'.`);
  await buckets.create(target.bucket);
  answerEmpty(context, 200, { location: `/${target.bucket}` });
};

export const headBucket: Operation = (context) => answerEmpty(context, 200, { 'x-amz-bucket-region': REGION });

export const deleteBucket: Operation = async (context) => {
  await context.buckets.delete(context.bucket.name);
  answerEmpty(context, 204);
};

/** The first region has no name. */
export const getBucketLocation: Operation = (context) => answerXml(context, 'LocationConstraint', {});

export const getBucketPolicy: Operation = ({ bucket, response }) => {
  if (!bucket.policy) {
    const details = { BucketName: bucket.name };
    throw new S3Error(404, 'NoSuchBucketPolicy', 'The bucket policy does not exist', details);
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(bucket.policy.text);
};

export const putBucketPolicy: Operation = async (context) => {
  await context.buckets.setPolicy(context.bucket.name, await receiveText(context.request, context.payloadHash));
  answerEmpty(context, 204);
};

export const deleteBucketPolicy: Operation = async (context) => {
  await context.buckets.setPolicy(context.bucket.name, undefined);
  answerEmpty(context, 204);
};
