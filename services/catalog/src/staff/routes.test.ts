import { type CallInput, type CallResponse, calls, events } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { eventually } from '@wayhouse/service-kit/testing';
import { aPhoto } from '../testing/a-photo.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let now = new Date('2027-01-05T06:30:00Z');
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
beforeAll(async () => void (catalog = await startTestCatalog({ now: () => now })));
afterAll(() => catalog.stop());

let count = 0;
/** A hotel with an owner of its own. */
async function aHotelOf(name = 'Sea View') {
  const owner = `owner-${++count}`;
  const { body } = await catalog.registerHotel(owner, { name });
  return { owner, id: (body.hotel as { _id: string })._id };
}
type Hotel = Awaited<ReturnType<typeof aHotelOf>>;
type Staff = CallResponse<typeof calls.showStaff>;
type Role = CallInput<typeof calls.inviteMember>['role'];

const emailOf = (person: string) => `${person}@example.test`;
const invite = ({ owner, id }: Hotel, person: string, role: Role = 'reception', as = owner) =>
  catalog.call(calls.inviteMember, { id, email: emailOf(person), role }, { as });
const staffOf = async ({ owner, id }: Hotel) =>
  (await catalog.call(calls.showStaff, { id }, { as: owner })).body as Staff;
const invitationsOf = async (person: string) =>
  ((await catalog.call(calls.listInvitations, {}, { as: person })).body as CallResponse<typeof calls.listInvitations>)
    .invitations;
async function onlyInvitation(person: string): Promise<string> {
  const [invitation] = await invitationsOf(person);
  return invitation!._id;
}
const accept = (person: string, id: string) => catalog.call(calls.acceptInvitation, { id }, { as: person });
async function hire(hotel: Hotel, person: string, role: Role = 'reception') {
  await invite(hotel, person, role);
  const invited = await invitationsOf(person);
  const { status } = await accept(person, invited.at(-1)!._id);
  expect(status).toBe(200);
}
const publishedOf = async (hotel: Hotel) =>
  (await catalog.publishedEvents(events.staffChanged)).filter(({ hotelId }) => hotelId === hotel.id);

test('who is invited by email accepts, and is a member with the role', async () => {
  const hotel = await aHotelOf('Sea View');
  const { status, body } = await invite(hotel, 'Rita', 'reception');
  expect([status, body.message]).toEqual([200, 'The invitation is on its way.']);
  const endsAt = new Date(+now + limits.invitationDays * 24 * 3600_000).toISOString();
  expect(body.invitations).toEqual([
    { _id: expect.any(String) as string, email: 'rita@example.test', role: 'reception', endsAt },
  ]);
  const [invitation] = await invitationsOf('rita');
  expect(invitation).toMatchObject({
    hotel: { name: 'Sea View', city: 'Goa' },
    invitedBy: `Name of ${hotel.owner}`,
    role: 'reception',
  });
  expect((await catalog.call(calls.showUser, {}, { as: 'rita' })).body).toEqual({
    success: true,
    role: 'user',
    recentSearchedCities: [],
  });
  expect((await accept('rita', invitation!._id)).body).toMatchObject({ success: true, hotelId: hotel.id });
  expect((await catalog.call(calls.showUser, {}, { as: 'rita' })).body).toMatchObject({ role: 'user', isStaff: true });
  expect(await staffOf(hotel)).toMatchObject({
    members: [
      { _id: 'rita', name: 'Name of rita', email: 'rita@example.test', role: 'reception', since: now.toISOString() },
    ],
    invitations: [],
  });
  expect(await publishedOf(hotel)).toEqual([
    { hotelId: hotel.id, userId: 'rita', version: 1, role: 'reception', name: 'Name of rita' },
  ]);
  expect((await accept('rita', invitation!._id)).status).toBe(404);
});

test('an invitation is for its address alone, and ends', async () => {
  const hotel = await aHotelOf();
  await invite(hotel, 'sam');
  const id = await onlyInvitation('sam');
  expect(await accept('thief', id)).toMatchObject({ status: 404, body: { code: 'not-found', field: 'id' } });
  expect(await invitationsOf('thief')).toEqual([]);
  const before = now;
  now = new Date(+now + limits.invitationDays * 24 * 3600_000);
  expect([(await accept('sam', id)).status, await invitationsOf('sam'), (await staffOf(hotel)).invitations]).toEqual([
    404,
    [],
    [],
  ]);
  now = before;
  const withdrawn = await catalog.call(
    calls.withdrawInvitation,
    { id: hotel.id, invitationId: id },
    { as: hotel.owner },
  );
  expect(withdrawn.body).toMatchObject({ success: true, invitations: [] });
  expect((await accept('sam', id)).status).toBe(404);
  expect(await staffOf(hotel)).toMatchObject({ members: [], invitations: [] });
});

test('an invitation of another hotel cannot be withdrawn, nor a member of it changed or removed', async () => {
  const [hotel, other] = [await aHotelOf(), await aHotelOf()];
  await hire(hotel, 'vera');
  await invite(hotel, 'wim');
  const invitationId = await onlyInvitation('wim');
  const as = other.owner;
  await catalog.call(calls.withdrawInvitation, { id: other.id, invitationId }, { as });
  const refused = [
    await catalog.call(calls.withdrawInvitation, { id: hotel.id, invitationId }, { as }),
    await catalog.call(calls.showStaff, { id: hotel.id }, { as }),
    await invite(hotel, 'thief', 'manager', as),
    await catalog.call(calls.removeMember, { id: hotel.id, userId: 'vera' }, { as }),
    await catalog.call(calls.removeMember, { id: other.id, userId: 'vera' }, { as }),
    await catalog.call(calls.changeMemberRole, { id: other.id, userId: 'vera', role: 'manager' }, { as }),
  ];
  expect(refused.map(({ status, body }) => [status, body.field])).toEqual([
    ...Array.from({ length: 4 }, () => [404, 'id']),
    ...Array.from({ length: 2 }, () => [404, 'userId']),
  ]);
  expect(await staffOf(hotel)).toMatchObject({
    members: [{ _id: 'vera', role: 'reception' }],
    invitations: [{ _id: invitationId }],
  });
});

const roomForm = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };

test('each role changes what it may, at its hotel alone, at once, and nothing once it is removed', async () => {
  const [hotel, other] = [await aHotelOf('First'), await aHotelOf('Second')];
  const photo = await aPhoto();
  const added = await catalog.addRoom(hotel.owner, roomForm, [photo]);
  const foreign = await catalog.addRoom(other.owner, roomForm, [photo]);
  const [room, theirs] = [added, foreign].map(({ body }) => (body.room as { _id: string })._id) as [string, string];
  await hire(hotel, 'mona', 'viewer');
  const attempt = async (roomId = room) => {
    const toggled = await catalog.call(calls.toggleAvailability, { roomId }, { as: 'mona' });
    const listed = await catalog.call(calls.listOwnRooms, { hotel: hotel.id }, { as: 'mona' });
    return [toggled.status, toggled.body.message, listed.status];
  };
  expect(await attempt()).toEqual([403, 'Your role at this hotel does not allow this. Please ask its owner.', 200]);
  const setRole = (role: Role) =>
    catalog.call(calls.changeMemberRole, { id: hotel.id, userId: 'mona', role }, { as: hotel.owner });
  expect((await setRole('manager')).body).toMatchObject({ members: [{ _id: 'mona', role: 'manager' }] });
  expect(await attempt()).toEqual([200, 'Availability updated.', 200]);
  expect(await attempt(theirs)).toEqual([404, 'We cannot find this room.', 200]);
  expect((await catalog.addRoom('mona', { ...roomForm, hotel: hotel.id }, [photo])).status).toBe(200);
  expect((await catalog.addRoom('mona', { ...roomForm, hotel: other.id }, [photo])).status).toBe(404);
  expect((await catalog.call(calls.changeTaxes, { id: hotel.id, version: 1, taxes: [] }, { as: 'mona' })).status).toBe(
    403,
  );
  expect(
    (await catalog.call(calls.changeOffers, { id: hotel.id, version: 1, offers: [] }, { as: 'mona' })).status,
  ).toBe(200);

  const removed = await catalog.call(calls.removeMember, { id: hotel.id, userId: 'mona' }, { as: hotel.owner });
  expect(removed.body).toMatchObject({ success: true, members: [] });
  expect(await attempt()).toEqual([403, 'Only hotel owners can do this.', 403]);
  expect((await publishedOf(hotel)).map(({ version, role }) => [version, role])).toEqual([
    [1, 'viewer'],
    [2, 'manager'],
    [3, null],
  ]);
  await hire(hotel, 'mona', 'viewer');
  expect((await publishedOf(hotel)).at(-1)).toMatchObject({ version: 4, role: 'viewer' });
});

test('a member sees the hotels with the role at each, after the own ones, and calls without a hotel mean the first that suffices', async () => {
  const [first, second] = [await aHotelOf('First'), await aHotelOf('Second')];
  await hire(first, 'nora', 'viewer');
  now = new Date(+now + 1000);
  await hire(second, 'nora', 'manager');
  const hotels = async () => {
    const { body } = await catalog.call(calls.listOwnHotels, {}, { as: 'nora' });
    return (body as CallResponse<typeof calls.listOwnHotels>).hotels.map(({ name, role }) => [name, role]);
  };
  expect(await hotels()).toEqual([
    ['First', 'viewer'],
    ['Second', 'manager'],
  ]);
  const { body } = await catalog.addRoom('nora', roomForm, [await aPhoto()]);
  expect(body.room).toMatchObject({ hotel: { name: 'Second' } });
  await catalog.registerHotel('nora', { name: 'Own' });
  expect(await hotels()).toEqual([
    ['Own', 'owner'],
    ['First', 'viewer'],
    ['Second', 'manager'],
  ]);
});

test('an owner cannot accept an own invitation, and does not see it', async () => {
  const hotel = await aHotelOf();
  await invite(hotel, hotel.owner);
  const [invitation] = (await staffOf(hotel)).invitations;
  expect(await invitationsOf(hotel.owner)).toEqual([]);
  expect(await accept(hotel.owner, invitation!._id)).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
});

test('inviting again replaces the role and sends another email; a day has so many', async () => {
  const hotel = await aHotelOf();
  await invite(hotel, 'otto', 'viewer');
  const { body } = await invite(hotel, 'OTTO', 'manager');
  expect(body.invitations).toMatchObject([{ email: 'otto@example.test', role: 'manager' }]);
  for (let sent = 2; sent < limits.invitationsPerDay; sent++) await invite(hotel, 'otto');
  expect(await invite(hotel, 'otto')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const today = now;
  now = new Date(+now + 24 * 3600_000);
  expect((await invite(hotel, 'otto')).status).toBe(200);
  now = today;
});

test('of simultaneous acceptances and a withdrawal, the staff is as if one came after the other', async () => {
  const hotel = await aHotelOf();
  await invite(hotel, 'pia');
  const id = await onlyInvitation('pia');
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => accept('pia', id)),
    catalog.call(calls.withdrawInvitation, { id: hotel.id, invitationId: id }, { as: hotel.owner }),
  ]);
  const accepted = answers.slice(0, 5).filter(({ status }) => status === 200).length;
  expect(accepted).toBeLessThanOrEqual(1);
  expect((await staffOf(hotel)).members).toHaveLength(accepted);
  expect(await publishedOf(hotel)).toHaveLength(accepted);
});

async function deleteAccount(userId: string) {
  const messageId = `delete-${userId}`;
  await catalog.publish(events.accountDeleted, { userId, addresses: [emailOf(userId)] }, messageId);
  await eventually(async () => expect(await catalog.db.collection('inbox').countDocuments({ messageId })).toBe(1));
}

test('a deleted account is a member nowhere, and nothing has its name or address', async () => {
  const [hotel, second] = [await aHotelOf(), await aHotelOf()];
  await hire(hotel, 'quentin', 'manager');
  await invite(second, 'quentin');
  await deleteAccount('quentin');
  expect(await staffOf(hotel)).toMatchObject({ members: [], invitations: [] });
  expect((await staffOf(second)).invitations).toEqual([]);
  expect((await publishedOf(hotel)).map(({ role, name }) => [role, name])).toEqual([
    ['manager', ''],
    [null, ''],
  ]);
  for (const name of ['staff', 'invitations', 'outbox'])
    expect(JSON.stringify(await catalog.db.collection(name).find().toArray())).not.toMatch(/Name of quentin|quentin@/);
  expect((await catalog.call(calls.listOwnRooms, {}, { as: 'quentin' })).status).toBe(403);
});

test('nobody works at the hotels of a deleted owner, and nobody can accept any more', async () => {
  const hotel = await aHotelOf();
  await hire(hotel, 'ruth', 'manager');
  await invite(hotel, 'seth');
  const id = await onlyInvitation('seth');
  await deleteAccount(hotel.owner);
  expect((await publishedOf(hotel)).at(-1)).toMatchObject({ userId: 'ruth', role: null });
  expect((await catalog.call(calls.listOwnRooms, {}, { as: 'ruth' })).status).toBe(403);
  expect([await invitationsOf('seth'), (await accept('seth', id)).status]).toEqual([[], 404]);
});

test('a person gets what is stored about the own memberships', async () => {
  const hotel = await aHotelOf();
  await hire(hotel, 'tess', 'viewer');
  const { body } = await catalog.call(calls.exportAccount, {}, { as: 'tess' });
  expect((body.data as { memberships: object[] }).memberships).toMatchObject([
    { hotelId: hotel.id, role: 'viewer', email: 'tess@example.test' },
  ]);
});
