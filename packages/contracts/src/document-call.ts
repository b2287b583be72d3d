import { z } from 'zod';
import type { Call } from './call.js';

/** A file as a service answers it: its bytes, and the name it is saved under. */
export const DocumentFile = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});
export type DocumentFile = z.output<typeof DocumentFile>;

/** A call whose answer is a file of the type `document` instead of JSON. Its failures are JSON like all others. */
export type DocumentCall<Input extends z.ZodType = z.ZodType> = Call<Input, typeof DocumentFile> & {
  document: NonNullable<Call['document']>;
};

export const defineDocumentCall = <Input extends z.ZodType>(
  call: Omit<DocumentCall<Input>, 'answer'>,
): DocumentCall<Input> => ({ ...call, answer: DocumentFile });
