import { calls, type CallInput } from '@wayhouse/contracts';

export const stubProfile = (id: string) => Promise.resolve({ id, name: id, email: `${id}@example.test`, image: '' });

type Stay = Pick<CallInput<typeof calls.bookRoom>, 'room' | 'checkInDate' | 'checkOutDate'>;

/** Books a room directly at the booking service. */
export async function bookRoom(url: string, bearer: string, stay: Stay): Promise<void> {
  const { method, path } = calls.bookRoom;
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ ...stay, guests: 2, PaymentMethod: 'Pay at Hotel' }),
  });
  if (answer.status !== 200) throw new Error(`A booking was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
