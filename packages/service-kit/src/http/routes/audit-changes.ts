import type { Request, RequestHandler, Response } from 'express';
import type { Call } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { audit } from '../../audit.js';
import type { Log } from '../../log.js';
import { onResponseSent } from '../metrics/on-response-sent.js';

/** An id in the input of a call: `id`, `room`, `hotel`, `bookingId` and the like. */
const isId = (field: string) => /^(id|room|hotel)$|Id$/.test(field);

/**
 * Logs each change that a signed-in user has asked for, done or refused: who, which call, on what, and the status. After
 * authorization, before the body is read.
 */
export function auditChanges({ method, path, access }: Call, log: Log): RequestHandler[] {
  if (method === 'GET' || access === 'anyone') return [];
  const auditRequest: RequestHandler = (request, response, next) => {
    const { params } = request;
    onResponseSent(response, ({ status }) => {
      const { id: user } = response.locals.caller as { id: string };
      const subjects = subjectsOf({ ...bodyOf(request), ...params }, response);
      audit<string>(log, { user, action: `${method} ${path}`, ...subjects, status });
    });
    next();
  };
  return [auditRequest];
}

/** Notes what a call has made, which its input could not name. */
export function noteCreated(response: Response, result: object): void {
  const created = Object.entries(result).find(([, value]) => hasId(value));
  if (created) response.locals.created = { [`${created[0]}Id`]: (created[1] as { _id: string })._id };
  const { bookings } = result as { bookings?: unknown };
  if (Array.isArray(bookings))
    response.locals.created = { bookings: (bookings as { _id: string }[]).map(({ _id }) => _id) };
}

const hasId = (value: unknown) => typeof value === 'object' && value !== null && '_id' in value;

const bodyOf = ({ body }: Request) => body as Record<string, unknown> | undefined;

/** The rooms or bookings of a call about several, by their ids or by objects that have them. */
const idsOf = (input: Record<string, unknown>): Record<string, string[]> =>
  Object.fromEntries(
    ['rooms', 'bookings'].flatMap((list) => {
      const entries = input[list];
      if (!Array.isArray(entries)) return [];
      const ids = entries.map(idOf).filter((id) => typeof id === 'string');
      return [[list, ids.slice(0, limits.roomsAtOnce).map((id) => id.slice(0, 64))]];
    }),
  );

function idOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  return Object.entries(entry).find(([field]) => isId(field))?.[1];
}

function subjectsOf(input: Record<string, unknown>, { locals }: Response): object {
  const ids = Object.entries(input).filter(([field, value]) => isId(field) && typeof value === 'string');
  const created = locals.created as Record<string, string | string[]> | undefined;
  return {
    ...Object.fromEntries(ids.map(([field, value]) => [field, String(value).slice(0, 64)])),
    ...idsOf(input),
    ...created,
  };
}
