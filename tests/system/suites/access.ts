import { type Endpoint, listEndpoints, openApiDocument } from '@wayhouse/openapi';
import { exampleIds } from '@wayhouse/openapi/docs';
import { aPhoto } from '@wayhouse/catalog/testing/a-photo';
import { mapConcurrently } from '../platform/map-concurrently.js';
import { sharedSystem } from '../platform/shared-system.js';
import type { TestSystem } from '../platform/start-system.js';
import { snapshotStorage } from '../platform/snapshot-storage.js';
import { toExampleRequest } from '../platform/example-request.js';
import { nonApiRoutes, servedRoutes } from '../platform/served-routes.js';
import { invalidTokens } from '../access/invalid-tokens.js';
import { people, type Person, type Outcome, accessMatrix, nonApiAccess } from '../access/access-matrix.js';

const documented = listEndpoints(openApiDocument('https://stay.example.test'));
const named = (name: string) => documented.find(({ operation }) => operation.operationId === name)!;
type Case = { name: keyof typeof accessMatrix; person: Person; outcome: Outcome };
const cases = Object.entries(accessMatrix).flatMap(([name, rule]) =>
  Object.entries(rule).map(([person, outcome]) => ({ name, person, outcome }) as Case),
);
const protectedCalls = documented.filter(({ operation }) => operation.security.length > 0);

let system: TestSystem;
let photo: Buffer;
describe('access', () => {
  beforeAll(async () => {
    system = await sharedSystem();
    photo = await aPhoto();
  });

  /** The status and the text of a response; of an event stream the status alone. */
  async function request(call: Endpoint, as?: string, headers: Record<string, string> = {}) {
    const abort = new AbortController();
    const example = toExampleRequest(call, photo);
    const request = { ...example, headers: { ...example.headers, ...headers } };
    const response = await system.send(request, as, abort.signal);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    abort.abort();
    return { status: response.status, text };
  }

  /** Data of the examples, which other users must not receive. */
  const privateData = new RegExp(`Asha|asha|${exampleIds.booking}|${exampleIds.room}`);
  const errorFields = ['success', 'message', 'code', 'field', 'requestId'];
  const leaksData = (text: string) =>
    Object.keys(JSON.parse(text) as object).some((key) => !errorFields.includes(key)) || privateData.test(text);

  test('every served API route has an access rule', () => {
    const withRule = Object.keys(accessMatrix).map((name) => `${named(name).method} ${named(name).path}`);
    expect(servedRoutes(system)).toEqual(withRule.sort());
  });

  test('everything served beside the API has an access rule', () => {
    expect(new Set(nonApiRoutes(system))).toEqual(new Set(Object.keys(nonApiAccess)));
  });

  test('unauthorized callers are refused, learn nothing and change nothing', async () => {
    await system.seed('all');
    const before = await snapshotStorage(system);
    const refused = cases.filter(({ outcome }) => typeof outcome === 'number');
    const answers = await mapConcurrently(refused, async ({ name, person, outcome }) => {
      const { status, text } = await request(named(name), people[person]);
      return { name, person, outcome, status, leaks: leaksData(text) };
    });
    expect(answers.filter(({ outcome, status, leaks }) => status !== outcome || leaks)).toEqual([]);
    expect(answers.length).toBeGreaterThan(70);
    expect(await snapshotStorage(system)).toEqual(before);
  });

  test('protected calls refuse every invalid token', async () => {
    await system.seed('all');
    const before = await snapshotStorage(system);
    const attempts = protectedCalls.flatMap((call) =>
      Object.entries(invalidTokens).map(([kind, headers]) => ({ call, kind, headers })),
    );
    const answers = await mapConcurrently(attempts, async ({ call, kind, headers }) => {
      const { status, text } = await request(call, undefined, headers);
      return { call: call.operation.operationId, kind, status, leaks: leaksData(text) };
    });
    expect(answers.filter(({ status, leaks }) => status !== 401 || leaks)).toEqual([]);
    expect(protectedCalls.length).toBeGreaterThan(20);
    expect(await snapshotStorage(system)).toEqual(before);
  });

  test('authorized callers receive their own data only', async () => {
    const problems: unknown[] = [];
    const owned = new Map<string, string>();
    const prepared = new Set<string>();
    for (const { name, person, outcome } of cases.filter(({ outcome }) => typeof outcome !== 'number')) {
      if (named(name).method === 'POST' || !prepared.has(name)) await system.seed(name);
      prepared.add(name);
      const { status, text } = await request(named(name), people[person]);
      if (outcome === 'yes') owned.set(name, text);
      const isLeak = outcome === 'own' && (privateData.test(text) || text === owned.get(name));
      if (status !== 200 || isLeak) problems.push({ name, person, status, text });
    }
    expect(problems).toEqual([]);
  });
});
