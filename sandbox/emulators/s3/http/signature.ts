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
    .map(([name, value]) => [awsEncode(name), awsEncode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='));
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

export function isSame(received: string, computed: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(computed)];
  return a.length === b.length && timingSafeEqual(a, b);
}

// Names are sorted before values: `select=` comes before `select-type=2`, although `-` sorts before `=`.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
