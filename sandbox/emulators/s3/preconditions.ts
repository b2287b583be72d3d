import type { IncomingHttpHeaders } from 'node:http';
import type { ObjectRecord } from './objects.js';
import { preconditionFailed } from './s3-error.js';

const seconds = (time: number) => Math.floor(time / 1000);

/** `If-*` headers, or with `x-amz-copy-source-` before them those for a copy's source. */
function conditions(headers: IncomingHttpHeaders, prefix: string, { etag, modified }: ObjectRecord) {
  const given = (name: string) => [headers[`${prefix}${name}`]].flat().join(',') || undefined;
  const names = (list: string) =>
    list.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '').replaceAll('"', '') === etag);
  const since = (text: string | undefined) => {
    const time = text === undefined ? NaN : Date.parse(text);
    return Number.isNaN(time) ? undefined : seconds(modified) > seconds(time);
  };
  const [match, noneMatch] = [given('if-match'), given('if-none-match')];
  return {
    matches: match === undefined ? undefined : names(match),
    unmatched: noneMatch === undefined ? undefined : !names(noneMatch),
    modified: since(given('if-modified-since')),
    unmodified: negate(since(given('if-unmodified-since'))),
  };
}

const negate = (value: boolean | undefined) => (value === undefined ? undefined : !value);

/** True if what the reader has is still good. An entity tag outweighs a date. */
export function isUnchanged(headers: IncomingHttpHeaders, record: ObjectRecord): boolean {
  const { matches, unmatched, modified, unmodified } = conditions(headers, '', record);
  if (!(matches ?? unmodified ?? true)) throw preconditionFailed();
  return !(unmatched ?? modified ?? true);
}

export function checkCopySource(headers: IncomingHttpHeaders, record: ObjectRecord) {
  const { matches, unmatched, modified, unmodified } = conditions(headers, 'x-amz-copy-source-', record);
  if (!(matches ?? unmodified ?? true) || !(unmatched ?? modified ?? true)) throw preconditionFailed();
}
