import { createHash } from 'node:crypto';
import { REGION } from '../http/authenticate.js';
import { ALGORITHM, signatureOf } from '../http/signature.js';
import { readTarget } from '../http/target.js';
import type { StoreUnderTest } from './store-under-test.js';

type Options = {
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

/** The headers of a request signed by hand, for what the client would never send. */
export function signedHeaders({ endpoint, credentials }: StoreUnderTest, path: string, options: Options) {
  const { method = 'GET', body, at = new Date(), region = REGION, unsigned = {} } = options;
  const timestamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${options.day ?? timestamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const hash = createHash('sha256');
  const payloadHash = options.payloadHash ?? hash.update(body ?? '').digest('hex');
  const own = { 'x-amz-date': timestamp, 'x-amz-content-sha256': payloadHash, ...options.headers };
  const headers = Object.entries({ host: new URL(endpoint).host, ...own }).sort(([a], [b]) => (a < b ? -1 : 1));
  const signed = { method, target: readTarget(path), headers, payloadHash, timestamp, scope };
  const signature = signatureOf(signed, credentials.secretKey);
  const names = headers.map(([name]) => name).join(';');
  const authorization = `${ALGORITHM} Credential=${credentials.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...own, ...unsigned, authorization };
}

export const signedFetch = (store: StoreUnderTest, path: string, options: Options = {}) =>
  fetch(`${store.endpoint}${path}`, {
    method: options.method,
    body: options.body,
    headers: signedHeaders(store, path, options),
  });

/** Status and code of an S3 error. */
export async function errorOf(response: Response | Promise<Response>): Promise<string> {
  const received = await response;
  return `${received.status} ${elementOf(await received.text(), 'Code')}`;
}

export const elementOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
