import { rm } from 'node:fs/promises';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { type Call, RequestError } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';
import type { Upload } from '../routes/route.js';
import type { UploadFolder } from './upload-folder.js';
import { type UploadPace, uploadPace, watchPace } from './limit-upload-time.js';
import { type UploadPlace, type UploadPlaces, uploadPlaces } from './upload-places.js';

type FileLimits = NonNullable<Call['files']>;

/** Our forms have no nested field names such as `a[b]`. */
const fieldNameLimits = { fieldNameSize: 100, fieldNestingDepth: 0 };
const fieldLimits = { fields: 20, fieldSize: 10_000, parts: 30, headerPairs: 50 };

/**
 * Reads multipart bodies within the limits of their call. Files go to disk, at the pace of limit-upload-time.ts, and a form that is
 * whole waits there for its place. `discard` removes them and gives the place back.
 */
export function uploadReceiver(folder: UploadFolder, places: UploadPlaces = uploadPlaces(), pace = uploadPace) {
  return async (limits: FileLimits, request: Request, response: Response, caller = '') => {
    if (!request.is('multipart/form-data')) throw new RequestError('multipart-required');
    const form = openForm(folder, places, caller);
    try {
      await parse(limits, { ...form, pace }, request, response);
      await form.takeInHand();
    } catch (error) {
      await form.discard();
      throw toExpectedError(error, limits);
    }
    return { files: uploadedFiles(request), discard: form.discard };
  };
}

/** The folder of a form; it takes a place when it is first asked for, so a form without files takes none. */
function openForm(uploads: UploadFolder, places: UploadPlaces, caller: string) {
  let place: UploadPlace | undefined;
  let made: Promise<string> | undefined;
  let received = 0;
  return {
    async folder(): Promise<string> {
      if (!place) {
        place = places.open(caller);
        place.grow(received);
      }
      return (made ??= uploads.add());
    },
    grow(bytes: number): void {
      received += bytes;
      place?.grow(bytes);
    },
    takeInHand: () => place?.takeInHand(),
    async discard(): Promise<void> {
      const folder = await made?.catch(() => undefined);
      if (folder) await rm(folder, { recursive: true, force: true });
      place?.leave();
      place = undefined;
    },
  };
}

type Form = Pick<ReturnType<typeof openForm>, 'folder' | 'grow'> & { pace: UploadPace };

function parse({ field, maxCount, maxBytes }: FileLimits, form: Form, request: Request, response: Response) {
  const storage = multer.diskStorage({
    destination: (_request, _file, done) => void form.folder().then((made) => done(null, made), done as never),
  });
  const limits = { files: maxCount, fileSize: maxBytes, ...fieldLimits, ...fieldNameLimits };
  const read = multer({ storage, limits }).array(field, maxCount);
  return new Promise<void>((resolve, reject) => {
    const stopWatching = watchPace(request, form.pace, () => giveUp(new RequestError('form-too-slow')));
    const grow = ({ length }: Buffer) => {
      try {
        form.grow(length);
      } catch (error) {
        giveUp(error as Error);
      }
    };
    request.on('data', grow);
    read(request, response, (error: unknown) => end(error as Error | undefined));

    function end(error?: Error) {
      stopWatching();
      request.off('data', grow);
      if (error) reject(error);
      else resolve();
    }
    /** Answers before the body has ended, of which nothing more is read; multer lets go of its files with the connection. */
    function giveUp(error: Error) {
      request.unpipe();
      response.setHeader('connection', 'close');
      end(error);
    }
  });
}

const uploadedFiles = (request: Request): Upload[] =>
  Array.isArray(request.files) ? request.files.map((file) => ({ path: file.path, name: file.originalname })) : [];

function toExpectedError(error: unknown, { field, maxCount, maxBytes }: FileLimits): Error {
  if (error instanceof RequestError || isSystemError(error)) return error;
  if (!(error instanceof MulterError)) return new RequestError('form-unreadable');
  if (error.code === 'LIMIT_FILE_SIZE')
    return new DomainError('photo-too-large', { megabytes: maxBytes / 1024 / 1024 });
  const isOtherField = error.field !== undefined && error.field !== field;
  if (!isOtherField && (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_UNEXPECTED_FILE')) {
    return new DomainError('too-many-photos', { photos: maxCount });
  }
  return new RequestError('form-field-rejected', error.field?.split('[')[0]);
}

/** The disk is full, for example. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
