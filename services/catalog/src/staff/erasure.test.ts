import { calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { emailOf, staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog();
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

async function deleteAccount(userId: string) {
  const messageId = `delete-${userId}`;
  await catalog.publish(events.accountDeleted, { userId, addresses: [emailOf(userId)] }, messageId);
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

test('a deleted account is a member nowhere, and nothing has its name or address', async () => {
  const [hotel, second] = [await steps.aHotelOf(), await steps.aHotelOf()];
  await steps.hire(hotel, 'quentin', 'manager');
  await steps.invite(second, 'quentin');
  await deleteAccount('quentin');
  expect(await steps.staffOf(hotel)).toMatchObject({ members: [], invitations: [] });
  expect((await steps.staffOf(second)).invitations).toEqual([]);
  expect((await steps.publishedOf(hotel)).map(({ role, name }) => [role, name])).toEqual([
    ['manager', ''],
    [null, ''],
  ]);
  for (const name of ['staff', 'invitations', 'outbox'])
    expect(JSON.stringify(await catalog.db.collection(name).find().toArray())).not.toMatch(/Name of quentin|quentin@/);
  expect((await catalog.call(calls.listOwnRooms, {}, { as: 'quentin' })).status).toBe(403);
});

test('a deleted account whose last token is still valid accepts no invitation', async () => {
  const hotel = await steps.aHotelOf();
  await deleteAccount('tove');
  await steps.invite(hotel, 'tove');
  const { status, body } = await steps.accept('tove', await steps.newestInvitation('tove'));
  expect([status, body.code]).toEqual([401, 'sign-in-required']);
  expect((await steps.staffOf(hotel)).members).toEqual([]);
});

test('nobody works at the hotels of a deleted owner, and nobody can accept any more', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'ruth', 'manager');
  await steps.invite(hotel, 'seth');
  const id = await steps.newestInvitation('seth');
  await deleteAccount(hotel.owner);
  expect((await steps.publishedOf(hotel)).at(-1)).toMatchObject({ userId: 'ruth', role: null });
  expect((await catalog.call(calls.listOwnRooms, {}, { as: 'ruth' })).status).toBe(403);
  expect([await steps.invitationsOf('seth'), (await steps.accept('seth', id)).status]).toEqual([[], 404]);
});
