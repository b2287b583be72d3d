import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { type Call, messages, DomainError } from '@wayhouse/contracts';
import type { Upload } from './route.js';

/** Our forms have no nested field names such as `a[b]`. */
const fieldNameLimits = { fieldNameSize: 100, fieldNestingDepth: 0 };
const fieldLimits = { fields: 20, fieldSize: 10_000, parts: 30, headerPairs: 50 };

/** Reads a multipart body into memory, within the limits of the call. */
export function parseUploads({ field, maxCount, maxBytes }: NonNullable<Call['files']>): RequestHandler {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { files: maxCount, fileSize: maxBytes, ...fieldLimits, ...fieldNameLimits },
  }).array(field, maxCount);
  return (request, response, next) => {
    if (!request.is('multipart/form-data'))
      return next(new DomainError('unsupported-type', 'Send multipart/form-data.'));
    return parse(request, response, (error: unknown) => next(error ? toDomainError(error, field) : undefined));
  };
}

export const uploadedFiles = (request: Request): Upload[] =>
  Array.isArray(request.files) ? request.files.map((file) => ({ bytes: file.buffer, name: file.originalname })) : [];

function toDomainError(error: unknown, field: string): unknown {
  if (!(error instanceof MulterError)) return new DomainError('invalid-input', 'The upload could not be read.');
  if (error.code === 'LIMIT_FILE_SIZE') return new DomainError('too-large', messages.imageTooLarge, field);
  const isOtherField = error.field !== undefined && error.field !== field;
  if (!isOtherField && (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE')) {
    return new DomainError('rule-broken', messages.tooManyImages, field);
  }
  return new DomainError('invalid-input', error.message, error.field?.split('[')[0]);
}
