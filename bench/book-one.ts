import { calls, type InputOf } from '@wayhouse/contracts';

export const nobodyInParticular = (id: string) =>
  Promise.resolve({ id, name: id, email: `${id}@example.test`, image: '' });

type Stay = Pick<InputOf<typeof calls.bookRoom>, 'room' | 'checkInDate' | 'checkOutDate'>;

/** Books for two at the service itself. */
export async function bookOne(url: string, bearer: string, stay: Stay): Promise<void> {
  const { method, path } = calls.bookRoom;
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ ...stay, guests: 2, PaymentMethod: 'Pay at Hotel' }),
  });
  if (answer.status !== 200) throw new Error(`A booking was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
