import { type CallResponse, calls } from '@wayhouse/contracts';
import { limits } from '@wayhouse/domain';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhoto } from '../testing/a-photo.js';
import { emailOf, type Role, staffSteps } from '../testing/staff-steps.js';
import { startTestCatalog } from '../testing/test-catalog.js';

let now = new Date('2027-01-05T06:30:00Z');
/** Each owner has an address beside the first one. */
const secondAddress = 'second';
const addressesOf = (id: string) => (id.startsWith('owner-') ? [id, secondAddress] : [id]).map(emailOf);
const clerkAccounts = {
  find: (id: string) => Promise.resolve({ id, name: id, addresses: addressesOf(id) }),
  findByAddress: () => Promise.resolve(undefined),
  delete: () => Promise.resolve(),
};
let catalog: Awaited<ReturnType<typeof startTestCatalog>>;
let steps: ReturnType<typeof staffSteps>;
beforeAll(async () => {
  catalog = await startTestCatalog({ now: () => now, clerkAccounts });
  steps = staffSteps(catalog);
});
afterAll(() => catalog.stop());

test('who is invited by email accepts, and is a member with the role', async () => {
  const hotel = await steps.aHotelOf('Sea View');
  const { status, body } = await steps.invite(hotel, 'Rita', 'reception');
  expect([status, body.message]).toEqual([200, 'The invitation is on its way.']);
  const endsAt = new Date(+now + limits.invitationDays * 24 * 3600_000).toISOString();
  expect(body.invitations).toEqual([
    { _id: expect.any(String) as string, email: 'rita@example.test', role: 'reception', endsAt },
  ]);
  const [invitation] = await steps.invitationsOf('rita');
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
  expect((await steps.accept('rita', invitation!._id)).body).toMatchObject({ success: true, hotelId: hotel.id });
  expect((await catalog.call(calls.showUser, {}, { as: 'rita' })).body).toMatchObject({ role: 'user', isStaff: true });
  expect(await steps.staffOf(hotel)).toMatchObject({
    members: [
      { _id: 'rita', name: 'Name of rita', email: 'rita@example.test', role: 'reception', since: now.toISOString() },
    ],
    invitations: [],
  });
  expect(await steps.publishedOf(hotel)).toEqual([
    { hotelId: hotel.id, userId: 'rita', version: 1, role: 'reception', name: 'Name of rita' },
  ]);
});

test('an owner does not invite their own address, however it is written', async () => {
  const hotel = await steps.aHotelOf();
  const email = `${hotel.owner}@Example.test`;
  const invited = await catalog.call(calls.inviteMember, { id: hotel.id, email, role: 'manager' }, { as: hotel.owner });
  expect(invited).toMatchObject({
    status: 422,
    body: { code: 'rule-broken', field: 'email', message: errorMessages['own-invitation'] },
  });
  expect((await steps.staffOf(hotel)).invitations).toEqual([]);
});

test('who accepts again, as the answer was lost, is at the hotel already; others and who was removed are not', async () => {
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, 'lena');
  const id = await steps.newestInvitation('lena');
  await steps.accept('lena', id);
  expect(await steps.accept('lena', id)).toMatchObject({ status: 200, body: { hotelId: hotel.id } });
  expect(await steps.publishedOf(hotel)).toHaveLength(1);
  await steps.hire(hotel, 'otto');
  expect((await steps.accept('otto', id)).status).toBe(404);
  await catalog.call(calls.removeMember, { id: hotel.id, userId: 'lena' }, { as: hotel.owner });
  expect((await steps.accept('lena', id)).status).toBe(404);
});

test('an invitation is for its address alone, and ends once its last day is over everywhere', async () => {
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, 'sam');
  const id = await steps.newestInvitation('sam');
  expect(await steps.accept('thief', id)).toMatchObject({ status: 404, body: { code: 'not-found', field: 'id' } });
  expect(await steps.invitationsOf('thief')).toEqual([]);
  const before = now;
  const lastDay = new Date(+now + limits.invitationDays * 24 * 3600_000).toISOString().slice(0, 10);
  const end = Date.parse(`${lastDay}T24:00:00-12:00`);
  now = new Date(end - 1);
  expect([await steps.invitationsOf('sam'), (await steps.staffOf(hotel)).invitations]).toMatchObject([[{}], [{}]]);
  now = new Date(end);
  expect([
    (await steps.accept('sam', id)).status,
    await steps.invitationsOf('sam'),
    (await steps.staffOf(hotel)).invitations,
  ]).toEqual([404, [], []]);
  now = before;
  const withdrawn = await catalog.call(
    calls.withdrawInvitation,
    { id: hotel.id, invitationId: id },
    { as: hotel.owner },
  );
  expect(withdrawn.body).toMatchObject({ success: true, invitations: [] });
  expect((await steps.accept('sam', id)).status).toBe(404);
  expect(await steps.staffOf(hotel)).toMatchObject({ members: [], invitations: [] });
});

test('an invitation of another hotel cannot be withdrawn, nor a member of it changed or removed', async () => {
  const [hotel, other] = [await steps.aHotelOf(), await steps.aHotelOf()];
  await steps.hire(hotel, 'vera');
  await steps.invite(hotel, 'wim');
  const invitationId = await steps.newestInvitation('wim');
  const as = other.owner;
  await catalog.call(calls.withdrawInvitation, { id: other.id, invitationId }, { as });
  const refused = [
    await catalog.call(calls.withdrawInvitation, { id: hotel.id, invitationId }, { as }),
    await catalog.call(calls.showStaff, { id: hotel.id }, { as }),
    await steps.invite(hotel, 'thief', 'manager', as),
    await catalog.call(calls.removeMember, { id: hotel.id, userId: 'vera' }, { as }),
    await catalog.call(calls.removeMember, { id: other.id, userId: 'vera' }, { as }),
    await catalog.call(calls.changeMemberRole, { id: other.id, userId: 'vera', role: 'manager' }, { as }),
  ];
  expect(refused.map(({ status, body }) => [status, body.field])).toEqual([
    ...Array.from({ length: 4 }, () => [404, 'id']),
    ...Array.from({ length: 2 }, () => [404, 'userId']),
  ]);
  expect(await steps.staffOf(hotel)).toMatchObject({
    members: [{ _id: 'vera', role: 'reception' }],
    invitations: [{ _id: invitationId }],
  });
});

const roomForm = { roomType: 'Double Bed', pricePerNight: '120', amenities: '[]' };

test('each role changes what it may, at its hotel alone, at once, and nothing once it is removed', async () => {
  const [hotel, other] = [await steps.aHotelOf('First'), await steps.aHotelOf('Second')];
  const photo = await aPhoto();
  const added = await catalog.addRoom(hotel.owner, roomForm, [photo]);
  const foreign = await catalog.addRoom(other.owner, roomForm, [photo]);
  const [room, theirs] = [added, foreign].map(({ body }) => (body.room as { _id: string })._id) as [string, string];
  await steps.hire(hotel, 'mona', 'viewer');
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
  expect(await attempt()).toEqual([403, errorMessages['owners-only'], 403]);
  expect((await steps.publishedOf(hotel)).map(({ version, role }) => [version, role])).toEqual([
    [1, 'viewer'],
    [2, 'manager'],
    [3, null],
  ]);
  await steps.hire(hotel, 'mona', 'viewer');
  expect((await steps.publishedOf(hotel)).at(-1)).toMatchObject({ version: 4, role: 'viewer' });
});

test.each(['viewer', 'reception', 'manager'] as const)('a %s leaves one hotel, at once, and no other', async (role) => {
  const [hotel, other] = [await steps.aHotelOf('First'), await steps.aHotelOf('Second')];
  const person = `leaving-${role}`;
  for (const each of [hotel, other]) await steps.hire(each, person, role);
  await steps.hire(hotel, `staying-${role}`, 'viewer');
  const leave = (id: string, as = person) => catalog.call(calls.leaveHotel, { id }, { as });
  expect(await leave(hotel.id, other.owner)).toMatchObject({ status: 404, body: { code: 'not-found', field: 'id' } });
  expect((await leave(hotel.id)).body).toEqual({
    success: true,
    message: 'You are no longer a member of the hotel’s staff.',
  });
  expect((await leave(hotel.id)).status).toBe(404);
  expect((await steps.staffOf(hotel)).members.map(({ _id }) => _id)).toEqual([`staying-${role}`]);
  expect((await steps.publishedOf(hotel)).at(-1)).toEqual({
    ...{ hotelId: hotel.id, userId: person, version: 2, role: null, name: `Name of ${person}` },
  });
  expect((await catalog.call(calls.listOwnRooms, { hotel: hotel.id }, { as: person })).status).toBe(404);
  expect((await catalog.call(calls.listOwnRooms, { hotel: other.id }, { as: person })).status).toBe(200);
  await steps.hire(hotel, person, role);
  expect((await steps.publishedOf(hotel)).at(-1)).toMatchObject({ version: 3, role });
});

test('an owner cannot leave the hotel', async () => {
  const hotel = await steps.aHotelOf();
  expect(await catalog.call(calls.leaveHotel, { id: hotel.id }, { as: hotel.owner })).toMatchObject({
    status: 422,
    body: { code: 'rule-broken', message: 'You own this hotel, so you cannot leave it.', field: 'id' },
  });
});

test('a member sees the hotels with the role at each, after the own ones, and calls without a hotel mean the first that suffices', async () => {
  const [first, second] = [await steps.aHotelOf('First'), await steps.aHotelOf('Second')];
  await steps.hire(first, 'nora', 'viewer');
  now = new Date(+now + 1000);
  await steps.hire(second, 'nora', 'manager');
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
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, secondAddress);
  const [invitation] = (await steps.staffOf(hotel)).invitations;
  expect(await steps.invitationsOf(hotel.owner)).toEqual([]);
  expect(await steps.accept(hotel.owner, invitation!._id)).toMatchObject({
    status: 422,
    body: { code: 'rule-broken' },
  });
});

test('inviting again replaces the role and sends another email; a day has so many', async () => {
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, 'otto', 'viewer');
  const { body } = await steps.invite(hotel, 'OTTO', 'manager');
  expect(body.invitations).toMatchObject([{ email: 'otto@example.test', role: 'manager' }]);
  for (let sent = 2; sent < limits.invitationsPerDay; sent++) await steps.invite(hotel, `otto-${sent}`);
  expect(await steps.invite(hotel, 'otto')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  const today = now;
  now = new Date(+now + 24 * 3600_000);
  expect((await steps.invite(hotel, 'otto')).status).toBe(200);
  now = today;
});

test('a mailbox gets so many invitations in a day, whoever sends them', async () => {
  const others = await Promise.all(Array.from({ length: limits.invitationsToMailbox }, () => steps.aHotelOf()));
  for (const [at, hotel] of others.entries())
    expect((await steps.invite(hotel, at % 2 ? 'quinn+work' : 'Quinn')).status).toBe(200);
  const last = await steps.aHotelOf();
  expect(await steps.invite(last, 'quinn+again')).toMatchObject({
    ...{
      status: 429,
      body: { code: 'too-many-requests', field: 'email', message: errorMessages['invited-too-often']() },
    },
  });
  expect((await steps.staffOf(last)).invitations).toEqual([]);
});

test('of simultaneous acceptances and a withdrawal, the staff is as if one came after the other', async () => {
  const hotel = await steps.aHotelOf();
  await steps.invite(hotel, 'pia');
  const id = await steps.newestInvitation('pia');
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => steps.accept('pia', id)),
    catalog.call(calls.withdrawInvitation, { id: hotel.id, invitationId: id }, { as: hotel.owner }),
  ]);
  const accepted = answers.slice(0, 5).filter(({ status }) => status === 200).length;
  // Who is a member once one of them was accepted has accepted with all of them.
  expect([0, 5]).toContain(accepted);
  expect((await steps.staffOf(hotel)).members).toHaveLength(accepted / 5);
  expect(await steps.publishedOf(hotel)).toHaveLength(accepted / 5);
});

test('a person gets what is stored about the own memberships', async () => {
  const hotel = await steps.aHotelOf();
  await steps.hire(hotel, 'tess', 'viewer');
  const { body } = await catalog.call(calls.exportAccount, {}, { as: 'tess' });
  expect((body.data as { memberships: object[] }).memberships).toMatchObject([
    { hotelId: hotel.id, role: 'viewer', email: 'tess@example.test' },
  ]);
});
