import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { awsEncode, awsEncodePath, type Target } from './target.js';

export const ALGORITHM = 'AWS4-HMAC-SHA256';

export type Signed = {
  method: string;
  target: Target;
  /** The signed headers, in order, with their values. */
  headers: [name: string, value: string][];
  payloadHash: string;
  /** `20260131T120000Z` */
  timestamp: string;
  /** `20260131/us-east-1/s3/aws4_request` */
  scope: string;
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export function signatureOf({ method, target, headers, payloadHash, timestamp, scope }: Signed, secretKey: string) {
  const query = target.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${awsEncode(name)}=${awsEncode(value)}`)
    .sort();
  const canonical = [
    method,
    awsEncodePath(target.path),
    query.join('&'),
    ...headers.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    headers.map(([name]) => name).join(';'),
    payloadHash,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, [ALGORITHM, timestamp, scope, hash].join('\n')).toString('hex');
}

export const isSame = (given: string, computed: string) =>
  given.length === computed.length && timingSafeEqual(Buffer.from(given), Buffer.from(computed));
