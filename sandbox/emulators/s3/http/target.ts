import { S3Error } from './s3-error.js';

export type Target = {
  path: string;
  query: [name: string, value: string][];
  bucket: string;
  key: string;
};

const MAX_KEY_BYTES = 1024;

/** Everything but unreserved characters is escaped, as Signature V4 wants it. */
export const awsEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

export const awsEncodePath = (path: string) => path.split('/').map(awsEncode).join('/');

/** Path-style addressing only: `/bucket/key`. */
export function readTarget(url: string): Target {
  const at = url.indexOf('?');
  const path = decode(at < 0 ? url : url.slice(0, at));
  const query =
    at < 0
      ? []
      : url
          .slice(at + 1)
          .split('&')
          .filter(Boolean)
          .map(readPair);
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?([\s\S]*)$/.exec(path) ?? [];
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  // Refused as MinIO refuses them; a key is never used as a path here.
  if (key && (key.includes('//') || key.split('/').some((part) => part === '.' || part === '..'))) {
    throw new S3Error(400, 'XMinioInvalidObjectName', 'Object name contains unsupported characters.');
  }
  return { path, query, bucket, key };
}

export const queryValue = ({ query }: Target, name: string) => query.find(([found]) => found === name)?.[1];

function readPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [decode(name), decode(value.join('='))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}
