import type { z } from 'zod';

/** Who may make a call: anyone, a signed-in guest, or the owner of a hotel. */
export type Who = 'anyone' | 'guest' | 'owner';

/**
 * One HTTP call, said once: services mount it, the browser calls it typed, tests walk the list.
 * `input` is everything the caller says, wherever it travels: `:name` parts of the path, then the query of a GET
 * or the JSON (or multipart) body of a POST. `answer` is the success answer without its `success: true`.
 */
export type Call<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  who: Who;
  input: Input;
  answer: Answer;
  /** The multipart field that carries files, how many at most, and how large each may be. */
  files?: { field: string; most: number; bytes: number };
  /** The media type of an answer that is a file; see `defineDocumentCall`. */
  document?: 'application/pdf' | 'text/csv';
  /** For how many seconds the same answer serves everybody who asks alike. Otherwise it is its caller's alone. */
  sharedSeconds?: number;
  /** The shape of the events of an answer that goes on; see `defineStreamCall`. */
  says?: z.ZodType;
};

export const defineCall = <Input extends z.ZodType, Answer extends z.ZodType>(call: Call<Input, Answer>) => call;

/** The schema of each field that a caller says. */
export const shapeOf = ({ input }: Pick<Call, 'input'>): Record<string, z.ZodType> => (input as z.ZodObject).shape;

/** Whether a field is said by the path: `:name`. */
export const isInPath = ({ path }: Pick<Call, 'path'>, field: string): boolean => path.split('/').includes(`:${field}`);

/** What a caller may pass: dates as text, numbers as numbers. */
export type InputOf<C extends Call> = z.input<C['input']>;
/** What a service works with after parsing. */
export type ParsedOf<C extends Call> = z.output<C['input']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Every answer's frame. A failure carries a stable `code` and, where one is to blame, the field's name. */
export type Failure = { success: false; message: string; code: string; field?: string; requestId?: string };
export type Success<Answer> = { success: true } & Answer;
