import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { type Call, RequestError } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Upload } from './route.js';

/** Our forms have no nested field names such as `a[b]`. */
const fieldNameLimits = { fieldNameSize: 100, fieldNestingDepth: 0 };
const fieldLimits = { fields: 20, fieldSize: 10_000, parts: 30, headerPairs: 50 };

/** Reads a multipart body into memory, within the limits of the call. */
export function parseUploads(files: NonNullable<Call['files']>): RequestHandler {
  const { field, maxCount, maxBytes } = files;
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { files: maxCount, fileSize: maxBytes, ...fieldLimits, ...fieldNameLimits },
  }).array(field, maxCount);
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next(new RequestError('multipart-required'));
    return parse(request, response, (error: unknown) => next(error ? toExpectedError(error, files) : undefined));
  };
}

export const uploadedFiles = (request: Request): Upload[] =>
  Array.isArray(request.files) ? request.files.map((file) => ({ bytes: file.buffer, name: file.originalname })) : [];

function toExpectedError(error: unknown, { field, maxCount, maxBytes }: NonNullable<Call['files']>): Error {
  if (!(error instanceof MulterError)) return new RequestError('form-unreadable');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new DomainError('photo-too-large', { megabytes: maxBytes / 1024 / 1024 });
  const isOtherField = error.field !== undefined && error.field !== field;
  if (!isOtherField && (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE')) {
    return new DomainError('too-many-photos', { photos: maxCount });
  }
  return new RequestError('form-field-rejected', error.field?.split('[')[0]);
}
