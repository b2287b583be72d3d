import fc from 'fast-check';
import { callDocs } from '@wayhouse/contracts/docs';
import { aPhoto } from '../../services/catalog/src/testing/a-photo.js';
import { blamed, spoilt } from './bad-input/generated.js';
import { heard } from './bad-input/judge.js';
import { callerOf, type CallName, exampleOf, fieldsOf, type Raw, sentRaw } from './bad-input/send-raw.js';
import * as tries from './bad-input/tries.js';
import { idField } from './bad-input/wrong-values.js';
import { fewAtOnce } from './platform/few-at-once.js';
import { type House, openHouse } from './platform/start-system.js';
import { type Kept, keptBy } from './platform/snapshot-storage.js';
import type { Sent } from './platform/sent-example.js';

// More runs for each field of a call find more; the seed makes them the same each time.
const runsAField = Number(process.env.BAD_INPUT_RUNS ?? 2);
jest.setTimeout(180_000 + 10_000 * runsAField);
const runsOf = (name: CallName) => ({ seed: 2027, numRuns: 1 + runsAField * fieldsOf(name).length });
const spoken = tries.names.filter((name) => fieldsOf(name).length > 0);
const ending = tries.names.filter((name) => callDocs[name].call.says === undefined);

let house: House;
let before: Kept;
let photo: Buffer;
beforeAll(async () => {
  house = await openHouse();
  photo = await aPhoto();
  await house.prepare('all');
  before = await keptBy(house);
});
afterAll(() => house.close());

const ask = async (name: CallName, request: Sent) => {
  const { call } = callDocs[name];
  return heard(call, await house.send(request, callerOf(call)));
};

describe('what is refused changes nothing', () => {
  afterEach(async () => expect(await keptBy(house)).toEqual(before));

  test.each([
    ['a wrong value, in every field of every call', tries.wrongValues, 800],
    ['a field that is missing, by its name', tries.missingFields, 30],
    ['days that are over, too far away, too many or backwards', tries.daysThatCannotBe, 30],
    ['an id that nothing has, otherwise than a wrong one', tries.unknownIds, 30],
    ['a body that is broken, of another type or too large', tries.brokenBodies, 300],
  ])('refuses %s', async (_what, make, least) => {
    const answers = await fewAtOnce(make(), async ({ name, what, request, statuses, field }) => {
      const answer = await ask(name, request);
      const isFine = statuses.includes(answer.status) && answer.field === field && answer.wrong.length === 0;
      return { isFine, name, what: what.slice(0, 100), statuses, field, answer };
    });
    expect(answers.filter(({ isFine }) => !isFine)).toEqual([]);
    expect(answers.length).toBeGreaterThan(least);
  });

  test('refuses whatever a schema does not take, in the name of a field that it blames', async () => {
    await fewAtOnce(spoken, (name) => {
      const refused = spoilt(name).filter((raw) => blamed(name, raw) !== undefined);
      const tell = async (raw: Raw) => {
        const { status, field, wrong } = await ask(name, sentRaw(name, raw));
        expect({ wrong, status }).toEqual({ wrong: [], status: status === 422 ? 422 : 400 });
        expect(blamed(name, raw)).toContain(field);
      };
      return fc.assert(fc.asyncProperty(refused, tell), runsOf(name));
    });
  });
});

test('what a schema takes is answered as documented, and leaves nothing strange behind', async () => {
  await fewAtOnce(ending, (name) => {
    // An id that nobody has may be on its way, and is waited for; it has been tried above.
    const aboutKnown = (raw: Raw) => raw[idField(name)] === exampleOf(name)[idField(name)];
    const taken = spoilt(name).filter((raw) => aboutKnown(raw) && blamed(name, raw) === undefined);
    const tell = async (raw: Raw) => expect((await ask(name, sentRaw(name, raw, [photo]))).wrong).toEqual([]);
    return fc.assert(fc.asyncProperty(taken, tell), runsOf(name));
  });
  const kept = Object.entries(await keptBy(house));
  const strange = /"(\$\w+|__proto__|constructor|prototype|isOwner)":|\\u0000/;
  expect(kept.filter(([, text]) => strange.test(text))).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('after all of this everybody is still there', async () => {
  const ready = Object.values(house.services).map(async ({ url }) => (await fetch(`${url}/health/ready`)).status);
  expect(await Promise.all(ready)).toEqual([200, 200, 200, 200]);
});
