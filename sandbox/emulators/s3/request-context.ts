import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bucket, Buckets } from './buckets.js';
import { queryValue, type Target } from './target.js';
import { type Children, writeXml } from './xml.js';

export type Context = {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  buckets: Buckets;
  bucket: Bucket;
  payloadHash: string;
  /** Whether the caller may do something else as well, here or to another object. */
  may(action: string, bucket?: string, key?: string): boolean;
};

export type Operation = (context: Context) => Promise<void> | void;

export const param = ({ target }: Context, name: string) => queryValue(target, name);

export function answerXml({ response }: Context, root: string, children: Children) {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(writeXml(root, children));
}

export const answerEmpty = ({ response }: Context, status = 200, headers: Record<string, string> = {}) =>
  void response.writeHead(status, headers).end();

export const quoted = (etag: string) => `"${etag}"`;
export const isoTime = (time: number) => new Date(time).toISOString();
