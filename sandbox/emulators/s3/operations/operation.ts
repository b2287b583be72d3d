import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Target } from '../http/target.js';
import { type Children, writeXml } from '../http/xml.js';
import type { Bucket, Buckets } from '../storage/buckets.js';

export type Context = {
  request: IncomingMessage;
  response: ServerResponse;
  target: Target;
  buckets: Buckets;
  bucket: Bucket;
  payloadHash: string;
};

export type Operation = (context: Context) => Promise<void> | void;

export function sendXml({ response }: Context, root: string, children: Children) {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(writeXml(root, children));
}

export const sendEmpty = ({ response }: Context, headers: Record<string, string>) =>
  void response.writeHead(200, headers).end();

export const quoted = (etag: string) => `"${etag}"`;
export const isoTime = (time: number) => new Date(time).toISOString();
