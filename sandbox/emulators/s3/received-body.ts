import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { UNSIGNED } from './authenticate.js';
import { S3Error } from './s3-error.js';

export type Received = { size: number; md5: string };

const LARGEST_OBJECT = 5 * 1024 ** 3;
const LARGEST_DOCUMENT = 2 * 1024 ** 2;

/** Reads a body into a file and checks length, MD5 and the hash its signature vouched for. */
export const receiveInto = (file: FileHandle, request: IncomingMessage, payloadHash: string): Promise<Received> =>
  receive(request, payloadHash, LARGEST_OBJECT, async (chunk) => void (await file.appendFile(chunk)));

/** The same for the small documents some calls carry. */
export async function receiveText(request: IncomingMessage, payloadHash: string): Promise<string> {
  const chunks: Buffer[] = [];
  await receive(request, payloadHash, LARGEST_DOCUMENT, async (chunk) => void chunks.push(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function receive(
  request: IncomingMessage,
  payloadHash: string,
  largest: number,
  take: (chunk: Buffer) => Promise<void>,
): Promise<Received> {
  const announced = request.headers['content-length'];
  if (announced === undefined && request.headers['transfer-encoding'] !== undefined) {
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  }
  if (Number(announced ?? 0) > largest) throw tooLarge();
  const expectedMd5 = readContentMd5(request);
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let size = 0;
  // When writing fails the connection stays, so that the client can be told.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    md5.update(chunk);
    if (payloadHash !== UNSIGNED) sha256.update(chunk);
    await take(chunk);
  }
  if (!request.complete || size !== Number(announced ?? 0)) {
    throw new S3Error(
      400,
      'IncompleteBody',
      'You did not provide the number of bytes specified by the Content-Length HTTP header.',
    );
  }
  const digest = md5.digest();
  if (expectedMd5 && !digest.equals(expectedMd5)) {
    throw new S3Error(400, 'BadDigest', 'The Content-Md5 you specified did not match what we received.');
  }
  if (payloadHash !== UNSIGNED && sha256.digest('hex') !== payloadHash) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  return { size, md5: digest.toString('hex') };
}

function readContentMd5(request: IncomingMessage): Buffer | undefined {
  const given = request.headers['content-md5'];
  if (given === undefined) return undefined;
  const digest = Buffer.from(String(given), 'base64');
  if (digest.length !== 16) throw new S3Error(400, 'InvalidDigest', 'The Content-Md5 you specified is not valid.');
  return digest;
}

const tooLarge = () =>
  new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed object size.');
