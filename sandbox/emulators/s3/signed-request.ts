import { createHash } from 'node:crypto';
import { REGION } from './authenticate.js';
import { ALGORITHM, signatureOf } from './signature.js';
import type { StoreUnderTest } from './store-under-test.js';
import { readTarget } from './target.js';

type Wanted = {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  /** Headers that are sent without being signed. */
  unsigned?: Record<string, string>;
  at?: Date;
  /** The day the signing key is for, when it is not that of the request. */
  day?: string;
  region?: string;
  payloadHash?: string;
};

/** A request signed by hand, for what the client would never send. */
export function signedFetch({ endpoint, credentials }: StoreUnderTest, path: string, wanted: Wanted = {}) {
  const { method = 'GET', body, at = new Date(), region = REGION, unsigned = {} } = wanted;
  const timestamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${wanted.day ?? timestamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const payloadHash =
    wanted.payloadHash ??
    createHash('sha256')
      .update(body ?? '')
      .digest('hex');
  const own = { 'x-amz-date': timestamp, 'x-amz-content-sha256': payloadHash, ...wanted.headers };
  const headers = Object.entries({ host: new URL(endpoint).host, ...own }).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = { method, target: readTarget(path), headers, payloadHash, timestamp, scope };
  const signature = signatureOf(signed, credentials.secretKey);
  const names = headers.map(([name]) => name).join(';');
  const authorization = `${ALGORITHM} Credential=${credentials.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return fetch(`${endpoint}${path}`, { method, body, headers: { ...own, ...unsigned, authorization } });
}

/** Status and code of an S3 error. */
export async function errorOf(answer: Response | Promise<Response>): Promise<string> {
  const got = await answer;
  return `${got.status} ${/<Code>(.*)<\/Code>/.exec(await got.text())?.[1] ?? ''}`;
}
