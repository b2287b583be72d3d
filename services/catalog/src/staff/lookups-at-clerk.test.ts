import { staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

const lookups: string[] = [];
const clerkAccounts = {
  find(id: string) {
    lookups.push(id);
    return Promise.resolve({ id, name: id, addresses: [`${id}@example.test`] });
  },
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog({ clerkAccounts });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());
afterEach(() => void lookups.splice(0));

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));
const perMinute = 20;

test('an account looks for its invitations so often in a minute', async () => {
  await times(perMinute, () => steps.invitationsOf('vera'));
  expect(await steps.invitationsOf('vera')).toBeUndefined();
  expect(lookups).toHaveLength(perMinute);
  expect(await steps.invitationsOf('wim')).toEqual([]);
});

test('an account tries so often in a minute to accept invitations, also those of others', async () => {
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, 'sam');
  const id = await steps.newestInvitation('sam');
  const refused = await times(perMinute, () => steps.accept('thief', id));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await steps.accept('thief', id)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(lookups.filter((who) => who === 'thief')).toHaveLength(perMinute);
  expect((await steps.accept('sam', id)).status).toBe(200);
});

test('Clerk is not asked about an invitation that there is not', async () => {
  expect((await steps.accept('otto', 'none')).status).toBe(404);
  expect(lookups).toEqual([]);
});
