import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@wayhouse/contracts';
import { callDocs, refusalsOf } from '@wayhouse/contracts/docs';
import type { Heard } from './test-service.js';

/**
 * Throws if a call answers what its documentation does not say: a field too many or too few, or a refusal that is not
 * named. Calls that only a test knows are left aside.
 */
export function assertDocumented(call: Call, { status, body }: Heard): void {
  const described = Object.values(callDocs).find((each) => each.call === call);
  if (!described) return;
  const { success, ...said } = body;
  const isDocumented = success
    ? isDeepStrictEqual(plain(call.answer.safeParse(said).data), plain(said))
    : refusalsOf(described).some((refusal) => refusal.code === body.code && refusal.status === status);
  if (!isDocumented) {
    throw new Error(
      `${call.method} ${call.path} is documented otherwise than it answers: ${status} ${JSON.stringify(body)}`,
    );
  }
}

/** As JSON has it: what came over HTTP was made in another realm than what a test makes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
