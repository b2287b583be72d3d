import { type TestClerk, testClerk } from '../testing/test-clerk.js';

let clerk: TestClerk;
beforeAll(async () => void (clerk = await testClerk()));
afterAll(() => clerk.stop());

test('finds a user by id, and by address in any case', async () => {
  const user = await clerk.createUser({ firstName: 'Asha', lastName: 'Rao' });
  const address = user.primaryEmailAddress!.emailAddress;
  expect(user).toMatchObject({ fullName: 'Asha Rao', passwordEnabled: true });
  expect((await clerk.sdk.users.getUser(user.id)).primaryEmailAddress?.emailAddress).toBe(address);
  const { data, totalCount } = await clerk.sdk.users.getUserList({ emailAddress: [address.toUpperCase()] });
  expect([data.map(({ id }) => id), totalCount]).toEqual([[user.id], 1]);
  expect((await clerk.sdk.users.getUserList({ emailAddress: ['nobody@example.com'] })).data).toEqual([]);
});

test('refuses an address that is taken', async () => {
  const { primaryEmailAddress } = await clerk.createUser();
  const again = clerk.createUser({ emailAddress: [primaryEmailAddress!.emailAddress.toUpperCase()] });
  await expect(again).rejects.toMatchObject({ status: 422, errors: [{ code: 'form_identifier_exists' }] });
});

test.each([
  ['an unknown user', '/users/user_none', {}, 404, 'resource_not_found'],
  ['a user without a password', '/users', body({ email_address: ['a@example.com'] }), 422, 'form_param_missing'],
  ['an unknown field', '/users', body({ email_address: ['a@example.com'], colour: 1 }), 422, 'form_param_unknown'],
  ['a wrong key', '/users', { headers: { authorization: 'Bearer sk_test_wrong' } }, 401, 'clerk_key_invalid'],
  ['no bearer', '/users', { headers: { authorization: 'Basic a' } }, 401, 'authorization_header_format_invalid'],
])('refuses %s in the format of all errors', async (_, path, init, status, code) => {
  const response = await clerk.fetch(path, init);
  const { errors, clerk_trace_id: trace } = (await response.json()) as { errors: object[]; clerk_trace_id: string };
  expect([response.status, errors[0]]).toEqual([status, expect.objectContaining({ code })]);
  expect(errors[0]).toMatchObject({
    message: expect.any(String) as string,
    long_message: expect.any(String) as string,
  });
  expect(trace).toMatch(/./);
});

function body(content: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
}
