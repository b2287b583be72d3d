import type { IncomingMessage } from 'node:http';
import { notImplemented, S3Error } from './s3-error.js';

const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];
const HARMLESS = new Set([
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-user-agent',
  'x-amz-metadata-directive',
  'x-amz-copy-source',
]);
const LARGEST_METADATA = 2048;

/** What is kept with an object. A wish that would be ignored (encryption, locks, tags …) is refused instead. */
export function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    if (KEPT.includes(name) || name.startsWith('x-amz-meta-')) kept[name] = String(value);
    else if (name.startsWith('x-amz-') && !isHarmless(name, String(value))) {
      throw notImplemented(`the header ${name}`);
    }
  }
  const metadata = Object.entries(kept).filter(([name]) => name.startsWith('x-amz-meta-'));
  const size = metadata.reduce((sum, [name, value]) => sum + name.length - 'x-amz-meta-'.length + value.length, 0);
  if (size > LARGEST_METADATA) {
    throw new S3Error(400, 'MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size.');
  }
  return kept;
}

const isHarmless = (name: string, value: string) =>
  HARMLESS.has(name) ||
  name.startsWith('x-amz-copy-source-if-') ||
  (name === 'x-amz-storage-class' && value === 'STANDARD') ||
  (name === 'x-amz-acl' && value === 'private');
