import { notImplemented, S3Error } from '../http/s3-error.js';

/** First and last byte, both included; undefined for the whole. */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  if (header === undefined) return undefined;
  const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(header)?.map(Number) ?? [];
  if (start === undefined || last === undefined || last < start) throw notImplemented(`the range ${header}`);
  if (start < size) return { start, end: Math.min(last, size - 1) };
  const details = { RangeRequested: header, ActualObjectSize: String(size) };
  throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', details);
}
