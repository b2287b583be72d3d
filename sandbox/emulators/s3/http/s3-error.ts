/** An error as S3 names it: a code, a status, a sentence, and at times further elements. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const accessDenied = (message = 'Access Denied.') => new S3Error(403, 'AccessDenied', message);

export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `This emulator does not implement ${what}.`);

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

export const noSuchBucket = (BucketName: string) =>
  new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName });

export const noSuchKey = (Key: string) => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key });
