import { createHash } from 'node:crypto';
import { readEncoding, readLimit, readNumber } from './list-operations.js';
import { pageOf } from './listing.js';
import { keptHeaders } from './object-headers.js';
import { receiveInto, receiveText } from './received-body.js';
import { answerEmpty, answerXml, type Context, isoTime, type Operation, param, quoted } from './request-context.js';
import { invalidArgument, malformedXml, noSuchUpload, notImplemented, S3Error } from './s3-error.js';
import type { Part, Upload } from './uploads.js';
import { insidesOf, textOf } from './xml.js';

const MOST_PARTS = 10_000;
const SMALLEST_PART = 5 * 1024 * 1024;
const OWNER = { ID: 'sandbox', DisplayName: 'sandbox' };

function findUpload(context: Context): Upload {
  const upload = context.bucket.uploads.get(param(context, 'uploadId') ?? '');
  if (!upload || upload.key !== context.target.key) throw noSuchUpload();
  return upload;
}

export const beginUpload: Operation = async (context) => {
  const { bucket, target, request } = context;
  const { id } = await bucket.uploads.begin(target.key, keptHeaders(request));
  answerXml(context, 'InitiateMultipartUploadResult', { Bucket: bucket.name, Key: target.key, UploadId: id });
};

export const putPart: Operation = async (context) => {
  const { bucket, request, payloadHash } = context;
  if (request.headers['x-amz-copy-source'] !== undefined) throw notImplemented('copying into a part');
  const upload = findUpload(context);
  const number = Number(param(context, 'partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS) {
    throw invalidArgument('Part number must be an integer between 1 and 10000, inclusive');
  }
  const { etag } = await bucket.uploads.putPart(upload, number, async (file) => {
    const { size, md5 } = await receiveInto(file, request, payloadHash);
    return { size, etag: md5 };
  });
  answerEmpty(context, 200, { etag: quoted(etag) });
};

export const completeUpload: Operation = async (context) => {
  const { bucket, request, target, payloadHash } = context;
  const upload = findUpload(context);
  const parts = chosenParts(upload, await receiveText(request, payloadHash));
  const digests = createHash('md5').update(Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex'))));
  const { etag } = await bucket.objects.put(target.key, upload.headers, async (file) => {
    for (const part of parts) await bucket.uploads.copyPart(upload, part, file);
    return {
      size: parts.reduce((sum, { size }) => sum + size, 0),
      etag: `${digests.digest('hex')}-${parts.length}`,
    };
  });
  await bucket.uploads.forget(upload);
  const Location = `http://${request.headers.host}/${bucket.name}/${target.key}`;
  answerXml(context, 'CompleteMultipartUploadResult', {
    Location,
    Bucket: bucket.name,
    Key: target.key,
    ETag: quoted(etag),
  });
};

function chosenParts({ parts }: Upload, document: string): Part[] {
  const wanted = insidesOf(document, 'Part').map((part) => ({
    number: Number(textOf(part, 'PartNumber')),
    etag: (textOf(part, 'ETag') ?? '').replaceAll('"', ''),
  }));
  if (wanted.length === 0) throw malformedXml();
  if (wanted.some(({ number }, index) => index > 0 && number <= (wanted[index - 1]?.number ?? 0))) {
    throw new S3Error(
      400,
      'InvalidPartOrder',
      'The list of parts was not in ascending order. The parts list must be specified in order by part number.',
    );
  }
  return wanted.map(({ number, etag }, index) => {
    const part = parts.get(number);
    if (!part || part.etag !== etag) {
      throw new S3Error(
        400,
        'InvalidPart',
        'One or more of the specified parts could not be found. The part may not have been uploaded, or the ' +
          "specified entity tag may not match the part's entity tag.",
      );
    }
    if (index < wanted.length - 1 && part.size < SMALLEST_PART) {
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed object size.');
    }
    return part;
  });
}

export const abortUpload: Operation = async (context) => {
  await context.bucket.uploads.forget(findUpload(context));
  answerEmpty(context, 204);
};

export const listParts: Operation = (context) => {
  const upload = findUpload(context);
  const limit = readLimit(context, 'max-parts');
  const marker = readNumber(context, 'part-number-marker', 0);
  const following = [...upload.parts.values()]
    .filter(({ number }) => number > marker)
    .sort((a, b) => a.number - b.number);
  const page = following.slice(0, limit);
  answerXml(context, 'ListPartsResult', {
    Bucket: context.bucket.name,
    Key: upload.key,
    UploadId: upload.id,
    Initiator: OWNER,
    Owner: OWNER,
    StorageClass: 'STANDARD',
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.number ?? 0,
    MaxParts: limit,
    IsTruncated: following.length > page.length,
    Part: page.map(({ number, modified, etag, size }) => ({
      PartNumber: number,
      LastModified: isoTime(modified),
      ETag: quoted(etag),
      Size: size,
    })),
  });
};

/** All unfinished uploads at once, or none: their pages, and the markers that lead from one to the next, are refused. */
export const listUploads: Operation = (context) => {
  if (param(context, 'key-marker') || param(context, 'upload-id-marker')) throw notImplemented('markers of uploads');
  const limit = readLimit(context, 'max-uploads');
  const [prefix = '', delimiter = ''] = [param(context, 'prefix'), param(context, 'delimiter')];
  const { encode, type } = readEncoding(context);
  const uploads = context.bucket.uploads.all();
  const keys = [...new Set(uploads.map(({ key }) => key))];
  const page = pageOf(keys, { prefix, delimiter, after: '', limit: Infinity });
  const shown = uploads.filter(({ key }) => page.keys.includes(key));
  if (shown.length + page.prefixes.length > limit) throw notImplemented('pages of uploads');
  answerXml(context, 'ListMultipartUploadsResult', {
    Bucket: context.bucket.name,
    Prefix: encode(prefix),
    Delimiter: delimiter ? encode(delimiter) : undefined,
    EncodingType: type,
    MaxUploads: limit,
    IsTruncated: false,
    Upload: shown.map(({ key, id, started }) => ({
      Key: encode(key),
      UploadId: id,
      Initiator: OWNER,
      Owner: OWNER,
      StorageClass: 'STANDARD',
      Initiated: isoTime(started),
    })),
    CommonPrefixes: page.prefixes.map((found) => ({ Prefix: encode(found) })),
  });
};
