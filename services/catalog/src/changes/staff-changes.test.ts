import { type CallResponse, calls, events } from '@wayhouse/contracts';
import { eventually } from '@wayhouse/service-kit/testing';
import { emailOf, staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
let now = Date.parse('2027-01-05T12:00:00Z');
let isOutboxDown = false;
beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => new Date((now += 1000)) }, (context) => ({
    ...context,
    outbox: {
      ...context.outbox,
      add: (...args) => (isOutboxDown ? Promise.reject(new Error('down')) : context.outbox.add(...args)),
    },
  }));
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

type Hotel = Awaited<ReturnType<(typeof steps)['aHotelOf']>>;
type Listed = CallResponse<typeof calls.listRecordedChanges>;

const list = (hotel: Hotel, { as = hotel.owner, ...page }: { as?: string; limit?: number; after?: string } = {}) =>
  catalog.call(calls.listRecordedChanges, { id: hotel.id, ...page }, { as });
const changesOf = async (hotel: Hotel, as?: string) => ((await list(hotel, { as })).body as Listed).changes;
const changeHotel = (hotel: Hotel, as: string, version: number, offers: ('summer' | 'luxury')[]) =>
  catalog.call(calls.changeOffers, { id: hotel.id, version, offers }, { as });

async function deleteAccount(userId: string, messageId = `delete-${userId}`) {
  await catalog.publish(events.accountDeleted, { userId, addresses: [] }, messageId);
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

test('the owner sees who was invited, who has joined, and what became of them; a manager does not', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mira', 'manager');
  const { owner: as, id } = hotel;
  await steps.hire(hotel, 'rita');
  await catalog.call(calls.changeMemberRole, { id, userId: 'rita', role: 'viewer' }, { as });
  await catalog.call(calls.changeMemberRole, { id, userId: 'rita', role: 'viewer' }, { as });
  await catalog.call(calls.removeMember, { id, userId: 'rita' }, { as });
  await steps.invite(hotel, 'sam', 'viewer');
  const byOwner = { by: 'The owner' };
  expect((await changesOf(hotel))[0]).toMatchObject({ ...byOwner, kind: 'member-invited', member: emailOf('sam') });
  const [invitation] = await steps.invitationsOf('sam');
  await catalog.call(calls.withdrawInvitation, { id, invitationId: invitation!._id }, { as });
  expect(await changesOf(hotel)).toMatchObject([
    { ...byOwner, kind: 'invitation-withdrawn', role: 'viewer' },
    { ...byOwner, kind: 'member-invited', role: 'viewer' },
    { ...byOwner, kind: 'member-removed', member: 'Name of rita', role: 'viewer' },
    { ...byOwner, kind: 'member-role-changed', member: 'Name of rita', from: 'reception', to: 'viewer' },
    { by: 'Name of rita', kind: 'member-joined', member: 'Name of rita', role: 'reception' },
    { ...byOwner, kind: 'member-invited', role: 'reception' },
    { by: 'Name of mira', kind: 'member-joined', member: 'Name of mira', role: 'manager' },
    { ...byOwner, kind: 'member-invited', member: 'Name of mira', role: 'manager' },
    { ...byOwner, kind: 'hotel-added' },
  ]);
  // Whose address was invited is known no more, once neither the invitation nor the member is there.
  for (const change of (await changesOf(hotel)).slice(0, 2)) expect(change).not.toHaveProperty('member');
  expect((await changesOf(hotel, 'mira')).map(({ kind }) => kind)).toEqual(['hotel-added']);
});

test('who is invited again has another role, or nothing has changed', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'nora', 'viewer');
  await steps.hire(hotel, 'nora', 'viewer');
  await steps.hire(hotel, 'nora', 'manager');
  const invited = { kind: 'member-invited' };
  expect((await changesOf(hotel, hotel.owner)).slice(0, -1)).toMatchObject([
    { kind: 'member-role-changed', by: 'Name of nora', member: 'Name of nora', from: 'viewer', to: 'manager' },
    ...[invited, invited],
    { kind: 'member-joined', role: 'viewer' },
    invited,
  ]);
});

test('a person gets what they have changed, also where they are no member any more', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'olga', 'manager');
  await changeHotel(hotel, 'olga', 1, ['summer']);
  await catalog.call(calls.removeMember, { id: hotel.id, userId: 'olga' }, { as: hotel.owner });
  const { data } = (await catalog.call(calls.exportAccount, {}, { as: 'olga' })).body;
  expect(data).toMatchObject({
    memberships: [{ hotelId: hotel.id, name: 'Name of olga' }],
    changes: [{ kind: 'member-joined' }, { kind: 'hotel-changed', hotelId: hotel.id }],
  });
});

test('the owner sees who has left; a manager does not', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'mara', 'manager');
  await steps.hire(hotel, 'lou');
  await catalog.call(calls.leaveHotel, { id: hotel.id }, { as: 'lou' });
  const [change] = await changesOf(hotel);
  const lou = 'Name of lou';
  expect(change).toMatchObject({ kind: 'member-left', by: lou, member: lou, role: 'reception' });
  expect((await changesOf(hotel, 'mara')).map(({ kind }) => kind)).toEqual(['hotel-added']);
});

test('who deletes the account has left as well, once and without a name', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'ines', 'manager');
  await deleteAccount('ines');
  await deleteAccount('ines', 'delete-ines-again');
  const left = (await changesOf(hotel)).filter(({ kind }) => kind === 'member-left');
  expect(left).toMatchObject([{ by: 'A former member of staff', role: 'manager' }]);
  expect(left[0]).not.toHaveProperty('member');
});

test('who has left is named as long as the account is there', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'lea', 'manager');
  await changeHotel(hotel, 'lea', 1, ['summer']);
  await catalog.call(calls.removeMember, { id: hotel.id, userId: 'lea' }, { as: hotel.owner });
  const change = async () => (await changesOf(hotel)).find(({ kind }) => kind === 'hotel-changed')?.by;
  expect(await change()).toBe('Name of lea');
  await deleteAccount('lea');
  expect(await change()).toBe('A former member of staff');
});

test('the changes of a hotel go with the account of its owner', async () => {
  const [hotel, other] = [await steps.aHotelOf(), await steps.aHotelOf()];
  const recorded = (hotelId: string) => catalog.db.collection('recorded_changes').countDocuments({ hotelId });
  await deleteAccount(hotel.owner);
  expect([await recorded(hotel.id), await recorded(other.id)]).toEqual([0, 1]);
});

test('a change that is not made leaves nothing', async () => {
  const hotel = await steps.aHotelOf();
  isOutboxDown = true;
  const { status } = await changeHotel(hotel, hotel.owner, 1, ['summer']);
  isOutboxDown = false;
  expect([status, (await changesOf(hotel)).length]).toEqual([500, 1]);
  expect((await changeHotel(hotel, hotel.owner, 1, ['summer'])).status).toBe(200);
  expect(await changesOf(hotel)).toHaveLength(2);
});

test('nothing is recorded where all is as it was', async () => {
  const hotel = await steps.aHotelOf();
  await changeHotel(hotel, hotel.owner, 1, []);
  expect(await changesOf(hotel)).toHaveLength(1);
});

test('the list has pages, also of changes at one time', async () => {
  const hotel = await steps.aHotelOf();
  for (const version of [1, 2, 3, 4]) await changeHotel(hotel, hotel.owner, version, version % 2 ? ['summer'] : []);
  const changes = catalog.db.collection('recorded_changes');
  await changes.updateMany({ hotelId: hotel.id }, { $set: { at: new Date('2027-01-05T12:00:00Z') } });
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = (await list(hotel, { limit: 2, ...(after && { after }) })).body as Listed;
    ids.push(...page.changes.map(({ _id }) => _id));
    after = page.next;
  } while (after);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

test.each([
  ['viewer', 403],
  ['reception', 403],
  ['manager', 200],
] as const)('a %s gets %d', async (role, expected) => {
  const [hotel, other] = [await steps.aHotelOf(), await steps.aHotelOf()];
  const person = `${role}-1`;
  await steps.hire(hotel, person, role);
  expect((await list(hotel, { as: person })).status).toBe(expected);
  expect((await list(other, { as: hotel.owner })).status).toBe(404);
});
