import { calls, type CallInput } from '@wayhouse/contracts';
import { sendRequest } from './send-request.js';

export const stubProfile = (id: string) => Promise.resolve({ id, name: id, email: `${id}@example.test`, image: '' });

type Stay = Pick<CallInput<typeof calls.bookRoom>, 'room' | 'checkInDate' | 'checkOutDate'>;

/** Books a room directly at the booking service. */
export async function bookRoom(url: string, bearer: string, stay: Stay): Promise<void> {
  const { method, path } = calls.bookRoom;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  await sendRequest(
    url + path,
    { method, headers },
    JSON.stringify({ ...stay, guests: 2, PaymentMethod: 'Pay at Hotel' }),
  );
}
