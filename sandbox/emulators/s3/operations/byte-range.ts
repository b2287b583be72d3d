import { S3Error } from '../http/s3-error.js';

/** First and last byte, both included; undefined for the whole, also where the header is of another kind. */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) {
    const details = { RangeRequested: String(header), ActualObjectSize: String(size) };
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', details);
  }
  return { start, end };
}
