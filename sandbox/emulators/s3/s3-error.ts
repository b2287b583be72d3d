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
  new S3Error(501, 'NotImplemented', `This stand-in does not implement ${what}.`);

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

export const malformedXml = () =>
  new S3Error(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
  );

export const noSuchBucket = (BucketName: string) =>
  new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName });

export const noSuchKey = (Key: string) => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key });

export const noSuchUpload = () =>
  new S3Error(
    404,
    'NoSuchUpload',
    'The specified multipart upload does not exist. The upload ID may be invalid, or the upload may have been ' +
      'aborted or completed.',
  );

export const preconditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
