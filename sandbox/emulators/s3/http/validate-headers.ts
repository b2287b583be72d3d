import type { IncomingHttpHeaders } from 'node:http';
import { notImplemented } from './s3-error.js';

const ALWAYS = new Set(['x-amz-date', 'x-amz-content-sha256', 'x-amz-user-agent']);
const CHANGES_THE_MEANING =
  /^(x-amz-.*|x-minio-.*|if-.*|range|expect|transfer-encoding|expires|content-(encoding|disposition|language|md5))$/;

/** Refuses headers that ask for something an operation would not do. */
export function validateHeaders(headers: IncomingHttpHeaders, supported: string[]) {
  const other = Object.keys(headers).find(
    (name) => CHANGES_THE_MEANING.test(name) && !ALWAYS.has(name) && !supported.includes(name),
  );
  if (other) throw notImplemented(`the header ${other} here`);
}
