import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.js';

const MAX_OBJECT_SIZE = 5 * 1024 ** 3;

/** Reads a body into a file and checks its length and the hash that was signed. */
export async function receiveBody(file: FileHandle, request: IncomingMessage, payloadHash: string) {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > MAX_OBJECT_SIZE) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.');
  }
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let size = 0;
  // When writing fails the connection stays open for the error.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    md5.update(chunk);
    sha256.update(chunk);
    await file.appendFile(chunk);
  }
  if (!request.complete || size !== announced) {
    const message = 'You did not provide the number of bytes specified by the Content-Length HTTP header.';
    throw new S3Error(400, 'IncompleteBody', message);
  }
  if (sha256.digest('hex') !== payloadHash) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  return { size, etag: md5.digest('hex') };
}
