import { limits } from '@wayhouse/contracts';
import { exampleIds } from '@wayhouse/contracts/docs';
import type { DocumentedCall } from '@wayhouse/openapi';
import type { Sent } from '../platform/sent-example.js';

type Spoilt = { status: number; request: Sent; as?: string };

const json = { 'content-type': 'application/json' };
const known = new RegExp(Object.values(exampleIds).join('|'), 'g');
/** Asha registers a hotel in an example; this guest never does. */
const ownsNothing = 'ravi';
const nobodys = 'nobody-has-this-one';

/**
 * The example of an operation, spoilt in each way that must end in a refusal whatever the call does. Only what the
 * operation documents is tried.
 */
export function spoiltRequests({ operation }: DocumentedCall, request: Sent, caller?: string): Spoilt[] {
  const isForm = request.body instanceof FormData;
  const text = typeof request.body === 'string' ? request.body : undefined;
  const with404 = {
    ...request,
    path: request.path.replace(known, nobodys),
    body: text?.replace(known, nobodys) ?? request.body,
  };
  const tries: (Spoilt | undefined)[] = [
    { status: 400, request: unreadable(request), as: caller },
    { status: 401, request },
    { status: 403, request, as: ownsNothing },
    { status: 404, request: with404, as: caller },
    { status: 413, request: tooLarge(request, isForm), as: caller },
    { status: 415, request: wrongType(request, isForm), as: caller },
  ];
  return tries.filter((each): each is Spoilt => each !== undefined && String(each.status) in operation.responses);
}

/** What cannot be an id, a date or a number, wherever there is one. */
function unreadable(request: Sent): Sent {
  const path = request.path.replace(known, '!').replace(/=[^&]*/g, '=!');
  if (request.body instanceof FormData) {
    const form = new FormData();
    form.set('roomType', 'Castle');
    return { ...request, path, body: form };
  }
  return { ...request, path, ...(request.method === 'POST' && { headers: json, body: '{"not":' }) };
}

function tooLarge(request: Sent, isForm: boolean): Sent {
  if (!isForm) return { ...request, headers: json, body: JSON.stringify({ much: 'x'.repeat(200_000) }) };
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(limits.imageBytes + 1)]), 'large.jpg');
  return { ...request, body: form };
}

const wrongType = (request: Sent, isForm: boolean): Sent => ({
  ...request,
  headers: { 'content-type': isForm ? 'application/json' : 'application/json; charset=latin1' },
  body: '{}',
});
