import { type DocumentedCall, documentedCalls, openApiDocument } from '@wayhouse/openapi';
import { exampleIds } from '@wayhouse/contracts/docs';
import { aPhoto } from '../../services/catalog/src/testing/a-photo.js';
import { fewAtOnce } from './platform/few-at-once.js';
import { type House, openHouse } from './platform/start-system.js';
import { keptBy } from './platform/snapshot-storage.js';
import { sentExample } from './platform/sent-example.js';
import { routesBeside, servedRoutes } from './platform/served-routes.js';
import { badTokens } from './access/bad-tokens.js';
import { people, type Person, type Right, rights, rightsBeside } from './access/access-matrix.js';

// Many requests, one after another where they change something.
jest.setTimeout(180_000);
const documented = documentedCalls(openApiDocument('https://stay.example.test'));
const named = (name: string) => documented.find(({ operation }) => operation.operationId === name)!;
type Case = { name: keyof typeof rights; who: Person; right: Right };
const cases = Object.entries(rights).flatMap(([name, rule]) =>
  Object.entries(rule).map(([who, right]) => ({ name, who, right }) as Case),
);
const guarded = documented.filter(({ operation }) => operation.security.length > 0);

let house: House;
let photo: Buffer;
beforeAll(async () => {
  house = await openHouse();
  photo = await aPhoto();
});
afterAll(() => house.close());

/** The status and the text of an answer; of one that goes on, no more than has come with its head. */
async function asked(call: DocumentedCall, as?: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const example = sentExample(call, photo);
  const request = { ...example, headers: { ...example.headers, ...headers } };
  const response = await house.send(request, as, leaving.signal);
  const goesOn = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = goesOn ? '' : await response.text();
  leaving.abort();
  return { status: response.status, text };
}

/** Words of which none may stand in what a stranger gets. */
const traces = new RegExp(`Asha|asha|${exampleIds.booking}|${exampleIds.room}`);
const frame = ['success', 'message', 'code', 'field', 'requestId'];
const saysMore = (text: string) =>
  Object.keys(JSON.parse(text) as object).some((key) => !frame.includes(key)) || traces.test(text);

test('every route that is served states who may use it', () => {
  const ruled = Object.keys(rights).map((name) => `${named(name).method} ${named(name).path}`);
  expect(servedRoutes(house)).toEqual(ruled.sort());
});

test('what the site serves beside its API states who may use it', () => {
  expect(new Set(routesBeside(house))).toEqual(new Set(Object.keys(rightsBeside)));
});

test('who may not is refused without a word about what is there, and nothing changes', async () => {
  await house.prepare('all');
  const before = await keptBy(house);
  const refused = cases.filter(({ right }) => typeof right === 'number');
  const answers = await fewAtOnce(refused, async ({ name, who, right }) => {
    const { status, text } = await asked(named(name), people[who]);
    return { name, who, right, status, saysMore: saysMore(text) };
  });
  expect(answers.filter(({ right, status, saysMore }) => status !== right || saysMore)).toEqual([]);
  expect(answers.length).toBeGreaterThan(70);
  expect(await keptBy(house)).toEqual(before);
});

test('no token but a good one opens what is guarded', async () => {
  await house.prepare('all');
  const before = await keptBy(house);
  const tries = guarded.flatMap((call) => Object.entries(badTokens).map(([how, headers]) => ({ call, how, headers })));
  const answers = await fewAtOnce(tries, async ({ call, how, headers }) => {
    const { status, text } = await asked(call, undefined, headers);
    return { call: call.operation.operationId, how, status, saysMore: saysMore(text) };
  });
  expect(answers.filter(({ status, saysMore }) => status !== 401 || saysMore)).toEqual([]);
  expect(guarded.length).toBeGreaterThan(20);
  expect(await keptBy(house)).toEqual(before);
});

test('who may gets what they ask for, of their own things alone', async () => {
  const wrong: unknown[] = [];
  const owned = new Map<string, string>();
  const prepared = new Set<string>();
  for (const { name, who, right } of cases.filter(({ right }) => typeof right !== 'number')) {
    if (named(name).method === 'POST' || !prepared.has(name)) await house.prepare(name);
    prepared.add(name);
    const { status, text } = await asked(named(name), people[who]);
    if (right === 'yes') owned.set(name, text);
    const isForeign = right === 'own' && (traces.test(text) || text === owned.get(name));
    if (status !== 200 || isForeign) wrong.push({ name, who, status, text });
  }
  expect(wrong).toEqual([]);
});
