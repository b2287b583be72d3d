import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { type Call, messages, Refusal } from '@wayhouse/contracts';
import type { Upload } from './route.js';

/** No form of ours says anything inside a field's name, so no name is taken apart. */
const names = { fieldNameSize: 100, fieldNestingDepth: 0 };
const texts = { fields: 20, fieldSize: 10_000, parts: 30, headerPairs: 50 };

/** Reads a multipart body into memory within the call's bounds. */
export function readUploads({ field, most, bytes }: NonNullable<Call['files']>): RequestHandler {
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { files: most, fileSize: bytes, ...texts, ...names },
  }).array(field, most);
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next(new Refusal('unsupported-type', 'Send multipart/form-data.'));
    return read(request, response, (error: unknown) => next(error ? asRefusal(error, field) : undefined));
  };
}

export const uploadsOf = (request: Request): Upload[] =>
  Array.isArray(request.files) ? request.files.map((file) => ({ bytes: file.buffer, name: file.originalname })) : [];

function asRefusal(error: unknown, field: string): unknown {
  if (!(error instanceof MulterError)) return new Refusal('invalid-input', 'The upload could not be read.');
  if (error.code === 'LIMIT_FILE_SIZE') return new Refusal('too-large', messages.imageTooLarge, field);
  const isOfAnother = error.field !== undefined && error.field !== field;
  if (!isOfAnother && (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE')) {
    return new Refusal('rule-broken', messages.tooManyImages, field);
  }
  return new Refusal('invalid-input', error.message, error.field?.split('[')[0]);
}
