import { limits } from '@wayhouse/domain';
import { exampleIds } from '@wayhouse/openapi/docs';
import type { Endpoint } from '@wayhouse/openapi';
import type { TestRequest } from '../platform/example-request.js';

type InvalidRequest = { status: number; request: TestRequest; as?: string };

const json = { 'content-type': 'application/json' };
const exampleIdPattern = new RegExp(Object.values(exampleIds).join('|'), 'g');
/** Asha registers a hotel in an example; this guest never does. */
const ownsNothing = 'ravi';
const unknownId = 'nobody-has-this-one';

/**
 * The example of an operation, made invalid in each way whose error status the operation documents.
 */
export function invalidRequests({ operation }: Endpoint, request: TestRequest, caller?: string): InvalidRequest[] {
  const isForm = request.body instanceof FormData;
  const requests: (InvalidRequest | undefined)[] = [
    { status: 400, request: malformed(operation, request), as: caller },
    { status: 401, request },
    isForOwners(operation) ? { status: 403, request, as: ownsNothing } : undefined,
    { status: 404, request: withUnknownId(operation, request), as: caller },
    { status: 413, request: tooLarge(request, isForm), as: caller },
    { status: 415, request: wrongType(request, isForm), as: caller },
  ];
  return requests.filter(
    (each): each is InvalidRequest => each !== undefined && String(each.status) in operation.responses,
  );
}

const isForOwners = ({ security: [need] }: Endpoint['operation']) => Boolean(need?.session?.length);

/** Examples name no hotel of the owner, where a call takes one. */
function pathOfHotel({ parameters = [] }: Endpoint['operation'], path: string, hotel: string): string {
  const namesHotel = parameters.some(({ name, in: place }) => name === 'hotel' && place === 'query');
  return namesHotel ? `${path}${path.includes('?') ? '&' : '?'}hotel=${hotel}` : path;
}

function withUnknownId(operation: Endpoint['operation'], request: TestRequest): TestRequest {
  const path = pathOfHotel(operation, request.path.replace(exampleIdPattern, unknownId), unknownId);
  if (request.body instanceof FormData) {
    const form = new FormData();
    for (const [name, value] of request.body.entries()) form.append(name, value);
    form.set('hotel', unknownId);
    return { ...request, path, body: form };
  }
  return { ...request, path, body: request.body?.replace(exampleIdPattern, unknownId) };
}

/** Replaces ids, dates and numbers with what cannot be parsed. */
function malformed(operation: Endpoint['operation'], request: TestRequest): TestRequest {
  const path = pathOfHotel(operation, request.path.replace(exampleIdPattern, '!').replace(/=[^&]*/g, '=!'), '!');
  if (request.body instanceof FormData) {
    const form = new FormData();
    form.set('roomType', 'Castle');
    return { ...request, path, body: form };
  }
  return { ...request, path, ...(request.method === 'POST' && { headers: json, body: '{"not":' }) };
}

function tooLarge(request: TestRequest, isForm: boolean): TestRequest {
  if (!isForm) return { ...request, headers: json, body: JSON.stringify({ much: 'x'.repeat(200_000) }) };
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(limits.imageBytes + 1)]), 'large.jpg');
  return { ...request, body: form };
}

const wrongType = (request: TestRequest, isForm: boolean): TestRequest => ({
  ...request,
  headers: { 'content-type': isForm ? 'application/json' : 'application/json; charset=latin1' },
  body: '{}',
});
