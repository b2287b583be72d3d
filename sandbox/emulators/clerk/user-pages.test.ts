import { type ClerkUnderTest, useClerk } from './clerk-under-test.js';

let clerk: ClerkUnderTest;
let ids: string[];
beforeAll(async () => {
  clerk = await useClerk();
  ids = [];
  for (let made = 0; made < 4; made++) ids.unshift((await clerk.createUser()).id);
});
afterAll(() => clerk.stop());

async function page(over: { limit?: number; offset?: number }) {
  const { data, totalCount } = await clerk.sdk.users.getUserList({ userId: ids, ...over });
  return { ids: data.map(({ id }) => id), totalCount };
}

test('users are listed page by page, the newest first, with the number of all of them', async () => {
  expect(await page({})).toEqual({ ids, totalCount: 4 });
  expect(await page({ limit: 3 })).toEqual({ ids: ids.slice(0, 3), totalCount: 4 });
  expect(await page({ limit: 3, offset: 3 })).toEqual({ ids: ids.slice(3), totalCount: 4 });
  expect(await page({ offset: 4 })).toEqual({ ids: [], totalCount: 4 });
  expect(await page({ limit: 500 })).toEqual({ ids, totalCount: 4 });
});

test.each(['limit=0', 'limit=501', 'limit=-1', 'limit=some', 'offset=-1', 'offset=1.5'])(
  'refuses %s and says which it is',
  async (query) => {
    const answer = await clerk.fetch(`/users?${query}`);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { meta: { param_name: string } }[] };
    expect(errors[0]!.meta.param_name).toBe(query.split('=')[0]);
  },
);

test.each([
  ['no such user', '/users/user_none', {}, 404, 'resource_not_found'],
  ['no such session', '/sessions/sess_none', {}, 404, 'resource_not_found'],
  ['a user without a password', '/users', body({ email_address: ['a@example.com'] }), 422, 'form_param_missing'],
  ['an unknown field', '/users', body({ email_address: ['a@example.com'], colour: 1 }), 422, 'form_param_unknown'],
  ['a wrong key', '/users', { headers: { authorization: 'Bearer sk_test_wrong' } }, 401, 'clerk_key_invalid'],
  ['no bearer', '/users', { headers: { authorization: 'Basic a' } }, 401, 'authorization_header_format_invalid'],
])('%s is refused in the form that every error has', async (_, path, init, status, code) => {
  const answer = await clerk.fetch(path, init);
  const { errors, clerk_trace_id: trace } = (await answer.json()) as { errors: object[]; clerk_trace_id: string };
  expect([answer.status, errors[0]]).toEqual([status, expect.objectContaining({ code })]);
  expect(errors[0]).toMatchObject({
    message: expect.any(String) as string,
    long_message: expect.any(String) as string,
  });
  expect(trace).toMatch(/./);
});

function body(content: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(content), headers: { 'content-type': 'application/json' } };
}
