import type { IncomingMessage } from 'node:http';
import { accessDenied, notImplemented, S3Error } from './s3-error.js';
import { ALGORITHM, isSame, signatureOf } from './signature.js';
import { queryValue, type Target } from './target.js';

export const REGION = 'us-east-1';

export type Credentials = { accessKey: string; secretKey: string };

type Claim = { credential: string; signedHeaders: string; signature: string; timestamp: string; payloadHash: string };

const ALLOWED_SKEW_MS = 15 * 60 * 1000;

/** Checks Signature V4 and returns what the body must hash to. */
export function authenticate(request: IncomingMessage, target: Target, known: Credentials): string {
  const claim = readClaim(request, target);
  const [accessKey, ...scope] = claim.credential.split('/');
  const [date = '', region = '', service, terminator] = scope;
  if (scope.length !== 4 || terminator !== 'aws4_request' || service !== 's3') {
    throw malformedHeader('expecting the credential "<YOUR-AKID>/YYYYMMDD/REGION/s3/aws4_request"');
  }
  if (accessKey !== known.accessKey) {
    const message = 'The Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message, { AWSAccessKeyId: accessKey ?? '' });
  }
  if (region !== REGION) {
    throw malformedHeader(`the region is wrong; expecting '${REGION}'`, { Region: REGION });
  }

  const headers = readSignedHeaders(request, claim.signedHeaders.split(';'));
  const { timestamp, payloadHash } = claim;
  const signed = { method: request.method ?? '', target, headers, payloadHash, timestamp, scope: scope.join('/') };
  if (!timestamp.startsWith(date) || !isSame(claim.signature, signatureOf(signed, known.secretKey))) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  return payloadHash;
}

function readClaim({ headers }: IncomingMessage, target: Target): Claim {
  const { authorization } = headers;
  if (authorization === undefined) {
    const isPresigned = ['X-Amz-Algorithm', 'AWSAccessKeyId'].some((name) => queryValue(target, name) !== undefined);
    throw isPresigned ? notImplemented('presigned links') : accessDenied();
  }
  if (!authorization.startsWith(ALGORITHM)) {
    const message = `The authorization mechanism you have provided is not supported. Please use ${ALGORITHM}.`;
    throw new S3Error(400, 'InvalidRequest', message);
  }
  const fields = Object.fromEntries(
    authorization
      .slice(ALGORITHM.length)
      .split(',')
      .map((field) => field.trim().split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const { Credential: credential, SignedHeaders: signedHeaders, Signature: signature } = fields;
  if (!credential || !signedHeaders || !signature) throw malformedHeader('a part is missing');

  const timestamp = String(headers['x-amz-date'] ?? '');
  if (!timestamp && headers.date) throw notImplemented('the header Date in place of x-amz-date');
  const time = readTimestamp(timestamp);
  if (time === undefined) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  if (Math.abs(Date.now() - time) > ALLOWED_SKEW_MS) {
    const message = "The difference between the request time and the server's time is too large.";
    throw new S3Error(403, 'RequestTimeTooSkewed', message);
  }
  return { credential, signedHeaders, signature, timestamp, payloadHash: readPayloadHash(headers) };
}

function readPayloadHash(headers: IncomingMessage['headers']): string {
  const payloadHash = String(headers['x-amz-content-sha256'] ?? '');
  if (!payloadHash) {
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  if (/^(STREAMING-|UNSIGNED-PAYLOAD)/.test(payloadHash)) throw notImplemented(`the payload hash ${payloadHash}`);
  if (/^[0-9a-f]{64}$/.test(payloadHash)) return payloadHash;
  throw new S3Error(
    400,
    'InvalidArgument',
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, or a valid sha256 value.',
  );
}

function readSignedHeaders({ headers }: IncomingMessage, names: string[]): [name: string, value: string][] {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name));
  const isAbsent = (name: string) => headers[name] === undefined;
  if (!names.includes('host') || names.some(isAbsent) || unsigned.length > 0) {
    throw accessDenied('There were headers present in the request which were not signed');
  }
  return names.map((name) => [name, [headers[name] ?? ''].flat().join(',')]);
}

function readTimestamp(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day, hour, minute, second] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const malformedHeader = (what: string, details = {}) =>
  new S3Error(400, 'AuthorizationHeaderMalformed', `The authorization header is malformed; ${what}.`, details);
