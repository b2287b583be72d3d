import fc from 'fast-check';
import { callDocs } from '@wayhouse/openapi/docs';
import { aPhoto } from '@wayhouse/catalog/testing/a-photo';
import { invalidFields, mutate } from '../bad-input/mutate.js';
import { verifyResponse } from '../bad-input/verify-response.js';
import { callerOf, type CallName, exampleOf, fieldsOf, type RawInput, toRequest } from '../bad-input/raw-request.js';
import * as cases from '../bad-input/cases.js';
import { idField } from '../bad-input/wrong-values.js';
import { mapConcurrently } from '../platform/map-concurrently.js';
import { sharedSystem } from '../platform/shared-system.js';
import type { TestSystem } from '../platform/start-system.js';
import { type Snapshot, snapshotStorage } from '../platform/snapshot-storage.js';
import type { TestRequest } from '../platform/example-request.js';

// The seed makes every run the same.
const runsPerField = Number(process.env.BAD_INPUT_RUNS ?? 2);
jest.setTimeout(180_000 + 10_000 * runsPerField);
const runsOf = (name: CallName) => ({ seed: 2027, numRuns: 1 + runsPerField * fieldsOf(name).length });
const callsWithInput = cases.names.filter((name) => fieldsOf(name).length > 0);
const finiteCalls = cases.names.filter((name) => callDocs[name].call.event === undefined);

let system: TestSystem;
let before: Snapshot;
let photo: Buffer;
describe('bad input', () => {
  beforeAll(async () => {
    system = await sharedSystem();
    photo = await aPhoto();
    await system.seed('all');
    before = await snapshotStorage(system);
  });

  const send = async (name: CallName, request: TestRequest) => {
    const { call } = callDocs[name];
    return verifyResponse(call, await system.send(request, callerOf(call)));
  };

  describe('a refused request changes nothing', () => {
    afterEach(async () => expect(await snapshotStorage(system)).toEqual(before));

    test.each([
      ['a wrong value in every field of every call', cases.wrongValues, 800],
      ['a missing field and names it', cases.missingFields, 30],
      ['dates in the past, too far ahead, too many or in reverse order', cases.invalidDateRanges, 30],
      ['an unknown id with 404', cases.unknownIds, 30],
      ['a malformed, mistyped or oversized body', cases.brokenBodies, 300],
    ])('refuses %s', async (_what, make, least) => {
      const answers = await mapConcurrently(make(), async ({ name, what, request, statuses, field }) => {
        const answer = await send(name, request);
        const isOk = statuses.includes(answer.status) && answer.field === field && answer.problems.length === 0;
        return { isOk, name, what: what.slice(0, 100), statuses, field, answer };
      });
      expect(answers.filter(({ isOk }) => !isOk)).toEqual([]);
      expect(answers.length).toBeGreaterThan(least);
    });

    test('refuses random input that violates a schema and names an invalid field', async () => {
      await mapConcurrently(callsWithInput, (name) => {
        const refused = mutate(name).filter((raw) => invalidFields(name, raw) !== undefined);
        const verify = async (raw: RawInput) => {
          const { status, field, problems } = await send(name, toRequest(name, raw));
          expect({ problems, status }).toEqual({ problems: [], status: status === 422 ? 422 : 400 });
          expect(invalidFields(name, raw)).toContain(field);
        };
        return fc.assert(fc.asyncProperty(refused, verify), runsOf(name));
      });
    });
  });

  test('random valid input gets a documented response and stores no dangerous keys', async () => {
    await mapConcurrently(finiteCalls, (name) => {
      // Unknown ids are covered above; a service waits for their projection.
      const hasKnownId = (raw: RawInput) => raw[idField(name)] === exampleOf(name)[idField(name)];
      const valid = mutate(name).filter((raw) => hasKnownId(raw) && invalidFields(name, raw) === undefined);
      const verify = async (raw: RawInput) =>
        expect((await send(name, toRequest(name, raw, [photo]))).problems).toEqual([]);
      return fc.assert(fc.asyncProperty(valid, verify), runsOf(name));
    });
    const stored = Object.entries(await snapshotStorage(system));
    const strange = /"(\$\w+|__proto__|constructor|prototype|isOwner)":|\\u0000/;
    expect(stored.filter(([, text]) => strange.test(text))).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('all services are still ready afterwards', async () => {
    const ready = Object.values(system.services).map(async ({ url }) => (await fetch(`${url}/health/ready`)).status);
    expect(await Promise.all(ready)).toEqual([200, 200, 200, 200]);
  });
});
