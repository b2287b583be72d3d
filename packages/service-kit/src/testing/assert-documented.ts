import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@wayhouse/contracts';
import { callDocs, errorResponses } from '@wayhouse/openapi/docs';
import type { TestResponse } from './test-response.js';

/**
 * Throws if a response does not match the call's documentation: a field too many or too few, or an error that is not
 * listed. Calls that exist only in a test are not checked.
 */
export function assertDocumented(call: Call, { status, body }: TestResponse): void {
  const documented = Object.values(callDocs).find((each) => each.call === call);
  if (!documented) return;
  const { success, ...data } = body;
  const isDocumented = success
    ? isDeepStrictEqual(toPlainJson(call.response.safeParse(data).data), toPlainJson(data))
    : errorResponses(documented).some((refusal) => refusal.code === body.code && refusal.status === status);
  if (!isDocumented) {
    throw new Error(`${call.method} ${call.path} has an undocumented response: ${status} ${JSON.stringify(body)}`);
  }
}

/** Objects of Jest and of `fetch` come from different realms, which `isDeepStrictEqual` would notice. */
const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
