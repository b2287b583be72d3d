import type { StaffRole } from '@wayhouse/domain/staff-roles';
import type { z } from 'zod';
import type { ImportRow } from './room-import.js';

/** Who may call: anyone, whoever is signed in, or who has at least this role at a hotel. */
export type Access = 'anyone' | 'guest' | StaffRole;

/**
 * The contract of one HTTP call, shared by the service that serves it, the front ends that call it, and their tests.
 * `input` is all the caller sends: `:name` segments of the path, then the query of a GET or the JSON (or multipart) body of
 * a POST. `response` is the body of a success without its `success: true`.
 */
export type Call<Input extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: Access;
  input: Input;
  response: Response;
  /** The multipart field with the files, and its limits. */
  files?: { field: string; maxCount: number; maxBytes: number };
  /** The media type of a response that is a file; see `defineDocumentCall`. */
  document?: 'application/pdf' | 'text/csv' | 'text/calendar';
  /** For how long a shared cache may reuse the response for everybody. Without it the response is private. */
  cacheSeconds?: number;
  /** Whether no cache may store a response, not even the browser's. */
  isSensitive?: true;
  /** The schema of each server-sent event; see `defineStreamCall`. */
  event?: z.ZodType;
};

export const defineCall = <Input extends z.ZodType, Response extends z.ZodType, For extends Access>(
  call: Call<Input, Response> & { access: For },
) => call;

/** The schema of each input field, by name. */
export const inputShape = ({ input }: Pick<Call, 'input'>): Record<string, z.ZodType> => (input as z.ZodObject).shape;

/** Whether an input field is a `:name` segment of the path. */
export const isPathParameter = ({ path }: Pick<Call, 'path'>, field: string): boolean =>
  path.split('/').includes(`:${field}`);

/** The input as a caller passes it, before parsing. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** The input as a service gets it, after parsing. */
export type ParsedInput<C extends Call> = z.output<C['input']>;
export type CallResponse<C extends Call> = z.output<C['response']>;

/** The body of every failed response: `code` is stable, `field` is the invalid input field if there is one. */
export type Failure = {
  success: false;
  message: string;
  code: string;
  field?: string;
  /** Of an import that was refused. */
  rows?: ImportRow[];
  requestId?: string;
};
