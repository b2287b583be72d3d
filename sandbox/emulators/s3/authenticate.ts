import type { IncomingMessage } from 'node:http';
import { accessDenied, notImplemented, S3Error } from './s3-error.js';
import { ALGORITHM, isSame, signatureOf } from './signature.js';
import { queryValue, type Target } from './target.js';

export const REGION = 'us-east-1';

export type Credentials = { accessKey: string; secretKey: string };

/** Who asks, and what the body must hash to if the signature vouches for it. */
export type Caller = { isOwner: boolean; payloadHash: string };

type Claim = {
  credential: string;
  signedHeaders: string;
  signature: string;
  timestamp: string;
  payloadHash: string;
};

export const UNSIGNED = 'UNSIGNED-PAYLOAD';
const LONGEST_PRESIGNED = 7 * 24 * 3600;
const ALLOWED_SKEW_MS = 15 * 60 * 1000;

export function authenticate(request: IncomingMessage, target: Target, known: Credentials, now = Date.now()): Caller {
  const { authorization } = request.headers;
  const isPresigned = queryValue(target, 'X-Amz-Algorithm') !== undefined;
  if (authorization === undefined && !isPresigned) {
    refuseOldSignature(target);
    return { isOwner: false, payloadHash: UNSIGNED };
  }
  const claim =
    authorization === undefined ? presignedClaim(target, request, now) : headerClaim(request, authorization, now);
  check(claim, request, target, known);
  return { isOwner: true, payloadHash: claim.payloadHash };
}

function refuseOldSignature(target: Target) {
  if (queryValue(target, 'AWSAccessKeyId') !== undefined) throw unsupportedMechanism();
}

function headerClaim(request: IncomingMessage, authorization: string, now: number): Claim {
  if (!authorization.startsWith(ALGORITHM)) throw unsupportedMechanism();
  const fields = Object.fromEntries(
    authorization
      .slice(ALGORITHM.length)
      .split(',')
      .map((field) => field.trim().split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const { Credential: credential, SignedHeaders: signedHeaders, Signature: signature } = fields;
  if (!credential || !signedHeaders || !signature) throw malformedHeader('The authorization header is malformed.');

  const timestamp = String(request.headers['x-amz-date'] ?? '');
  const time = readTimestamp(timestamp);
  if (time === undefined) throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  if (Math.abs(now - time) > ALLOWED_SKEW_MS) throw tooSkewed();

  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (!payloadHash) {
    throw new S3Error(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  return { credential, signedHeaders, signature, timestamp, payloadHash: checkedHash(payloadHash) };
}

function presignedClaim(target: Target, request: IncomingMessage, now: number): Claim {
  const value = (name: string) => queryValue(target, `X-Amz-${name}`) ?? '';
  const [credential, signedHeaders, signature] = [value('Credential'), value('SignedHeaders'), value('Signature')];
  if (value('Algorithm') !== ALGORITHM) throw badQuery(`X-Amz-Algorithm only supports "${ALGORITHM}"`);
  if (!credential || !signedHeaders || !signature) {
    throw badQuery(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, ' +
        'X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  }
  const timestamp = value('Date');
  const time = readTimestamp(timestamp);
  if (time === undefined) throw badQuery("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");

  const expires = /^-?\d+$/.test(value('Expires')) ? Number(value('Expires')) : NaN;
  if (Number.isNaN(expires)) throw badQuery('X-Amz-Expires should be a number');
  if (expires < 0) throw badQuery('X-Amz-Expires must be non-negative');
  if (expires > LONGEST_PRESIGNED)
    throw badQuery('X-Amz-Expires must be less than a week (in seconds) that is, 604800');
  if (time - now > ALLOWED_SKEW_MS) throw accessDenied('Request is not valid yet');
  if (now > time + expires * 1000) throw accessDenied('Request has expired');

  const payloadHash = String(value('Content-Sha256') || (request.headers['x-amz-content-sha256'] ?? UNSIGNED));
  return { credential, signedHeaders, signature, timestamp, payloadHash: checkedHash(payloadHash) };
}

function check(claim: Claim, request: IncomingMessage, target: Target, known: Credentials) {
  const [accessKey, ...scope] = claim.credential.split('/');
  const [date = '', region = '', service, terminator] = scope;
  if (scope.length !== 4 || terminator !== 'aws4_request' || service !== 's3') {
    throw malformedHeader(
      'The authorization header is malformed; the Credential is mal-formed; expecting ' +
        '"<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  }
  if (accessKey !== known.accessKey) {
    const message = 'The Access Key Id you provided does not exist in our records.';
    throw new S3Error(403, 'InvalidAccessKeyId', message, { AWSAccessKeyId: accessKey ?? '' });
  }
  if (region !== REGION) {
    throw malformedHeader(`The authorization header is malformed; the region is wrong; expecting '${REGION}'.`, {
      Region: REGION,
    });
  }

  const names = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name));
  const isAbsent = (name: string) => request.headers[name] === undefined;
  if (!names.includes('host') || names.some(isAbsent) || unsigned.length > 0) {
    throw accessDenied('There were headers present in the request which were not signed');
  }
  const headers = names.map((name): [string, string] => [name, [request.headers[name] ?? ''].flat().join(',')]);
  const { timestamp, payloadHash } = claim;
  const signed = { method: request.method ?? '', target, headers, payloadHash, timestamp, scope: scope.join('/') };
  if (!timestamp.startsWith(date) || !isSame(claim.signature, signatureOf(signed, known.secretKey))) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
}

function checkedHash(payloadHash: string): string {
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented(`the payload encoding ${payloadHash}`);
  if (payloadHash === UNSIGNED || /^[0-9a-f]{64}$/.test(payloadHash)) return payloadHash;
  throw new S3Error(
    400,
    'InvalidArgument',
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, or a valid sha256 value.',
  );
}

function readTimestamp(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day, hour, minute, second] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const badQuery = (message: string) => new S3Error(400, 'AuthorizationQueryParametersError', message);
const malformedHeader = (message: string, details = {}) =>
  new S3Error(400, 'AuthorizationHeaderMalformed', message, details);
const unsupportedMechanism = () =>
  new S3Error(
    400,
    'InvalidRequest',
    'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
  );
const tooSkewed = () =>
  new S3Error(
    403,
    'RequestTimeTooSkewed',
    "The difference between the request time and the server's time is too large.",
  );
