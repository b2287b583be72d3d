import { type CallInput, type CallResponse, calls, events } from '@wayhouse/contracts';
import type { startTestCatalog } from './test-catalog.js';

type TestCatalog = Pick<Awaited<ReturnType<typeof startTestCatalog>>, 'call' | 'registerHotel' | 'publishedEvents'>;
type Hotel = { owner: string; id: string };
type Staff = CallResponse<typeof calls.showStaff>;
export type Role = CallInput<typeof calls.inviteMember>['role'];

export const emailOf = (person: string) => `${person}@example.test`;

/** How tests invite, accept and look at the staff of hotels. */
export function staffSteps(catalog: TestCatalog) {
  let count = 0;
  const invite = ({ owner, id }: Hotel, person: string, role: Role = 'reception', as = owner) =>
    catalog.call(calls.inviteMember, { id, email: emailOf(person), role }, { as });
  const accept = (person: string, id: string) => catalog.call(calls.acceptInvitation, { id }, { as: person });
  const invitationsOf = async (person: string) =>
    ((await catalog.call(calls.listInvitations, {}, { as: person })).body as CallResponse<typeof calls.listInvitations>)
      .invitations;
  const newestInvitation = async (person: string) => (await invitationsOf(person)).at(-1)!._id;
  return {
    /** A hotel with an owner of its own. */
    async aHotelOf(name = 'Sea View'): Promise<Hotel> {
      const owner = `owner-${++count}`;
      const { body } = await catalog.registerHotel(owner, { name });
      return { owner, id: (body.hotel as { _id: string })._id };
    },
    ...{ invite, accept, invitationsOf, newestInvitation },
    async hire(hotel: Hotel, person: string, role: Role = 'reception') {
      await invite(hotel, person, role);
      const { status, body } = await accept(person, await newestInvitation(person));
      if (status !== 200) throw new Error(`${person} was not hired: ${String(body.message)}`);
    },
    staffOf: async ({ owner, id }: Hotel) => (await catalog.call(calls.showStaff, { id }, { as: owner })).body as Staff,
    /** What was published about the members of a hotel. */
    publishedOf: async (hotel: Hotel) =>
      (await catalog.publishedEvents(events.staffChanged)).filter(({ hotelId }) => hotelId === hotel.id),
  };
}
