import { z } from 'zod';
import type { Access, Call } from './call.js';

/** A file to download: its content and its file name. */
export const DocumentFile = z.object({
  name: z.string(),
  bytes: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
});
export type DocumentFile = z.output<typeof DocumentFile>;

/** A call that responds with a file of the media type `document`. Its failures are JSON like all others. */
export type DocumentCall<Input extends z.ZodType = z.ZodType> = Call<Input, typeof DocumentFile> & {
  document: NonNullable<Call['document']>;
};

export const defineDocumentCall = <Input extends z.ZodType, For extends Access>(
  call: Omit<DocumentCall<Input>, 'response'> & { access: For },
): DocumentCall<Input> & { access: For } => ({ ...call, response: DocumentFile });
