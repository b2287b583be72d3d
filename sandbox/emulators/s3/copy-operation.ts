import { awsEncodePath, readTarget } from './target.js';
import { keptHeaders } from './object-headers.js';
import { checkCopySource } from './preconditions.js';
import { answerXml, isoTime, type Operation, quoted } from './request-context.js';
import { accessDenied, invalidArgument, noSuchKey, S3Error } from './s3-error.js';

export const copyObject: Operation = async (context) => {
  const { request, buckets, bucket, target, may } = context;
  const given = String(request.headers['x-amz-copy-source']).replace(/^\/?/, '/');
  if (given.includes('?versionId=')) throw invalidArgument('Versions of objects are not supported.');
  const from = readTarget(given.replaceAll('?', awsEncodePath('?')));
  if (!from.bucket || !from.key) throw invalidArgument('Copy Source must mention the source bucket and key.');
  if (!may('s3:GetObject', from.bucket, from.key)) throw accessDenied();

  const source = buckets.get(from.bucket);
  const record = source.objects.get(from.key);
  if (!record) throw noSuchKey(from.key);
  checkCopySource(request.headers, record);

  const replaces = readDirective(request.headers['x-amz-metadata-directive']) === 'REPLACE';
  if (!replaces && from.bucket === bucket.name && from.key === target.key) {
    throw new S3Error(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's " +
        'metadata, storage class, website redirect location or encryption attributes.',
    );
  }
  const checked = keptHeaders(request);
  const headers = replaces ? checked : record.headers;
  const copy = await bucket.objects.put(target.key, headers, async (file) => {
    const content = await source.objects.open(record);
    for await (const chunk of content.createReadStream()) await file.appendFile(chunk as Buffer);
    return { size: record.size, etag: record.etag };
  });
  answerXml(context, 'CopyObjectResult', { LastModified: isoTime(copy.modified), ETag: quoted(copy.etag) });
};

function readDirective(value: string | string[] | undefined) {
  if (value === undefined || value === 'COPY' || value === 'REPLACE') return value;
  throw invalidArgument('Unknown metadata directive.');
}
