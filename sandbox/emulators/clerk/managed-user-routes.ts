import type { Request, Router } from 'express';
import { type Clerk } from './clerk.js';
import { createUser } from './managed-users.js';
import { notFound, refusal, unsupported } from './refusal.js';
import { sendJson } from './send-json.js';
import { privateUserJson } from './user-json.js';

const filters = ['email_address', 'external_id', 'user_id'];
const paging = ['limit', 'offset', 'order_by', 'paginated'];

/** Users as a server reads and makes them. */
export function managedUserRoutes(clerk: Clerk, router: Router): void {
  router.get('/users', (req, res) => {
    const { order_by: order = '-created_at' } = req.query;
    if (order !== '-created_at') throw unsupported(`the order ${String(order)}`);
    const [limit, offset] = [readCount(req, 'limit', 10, [1, 500]), readCount(req, 'offset', 0, [0, Infinity])];
    const users = matching(clerk, req)
      .reverse()
      .sort((a, b) => b.createdAt - a.createdAt);
    const page = users.slice(offset, offset + limit);
    sendJson(
      res,
      page.map((user) => privateUserJson(clerk, user)),
    );
  });
  router.get('/users/count', (req, res) =>
    sendJson(res, { object: 'total_count', total_count: matching(clerk, req).length }),
  );
  router.post('/users', async (req, res) => sendJson(res, privateUserJson(clerk, await createUser(clerk, req.body))));
  router.get('/users/:id', (req, res) => {
    const user = clerk.records.users.get(req.params.id);
    if (!user) throw notFound('User');
    sendJson(res, privateUserJson(clerk, user));
  });
}

function readCount({ query }: Request, name: string, otherwise: number, [least, most]: [number, number]): number {
  const given = query[name] === undefined ? otherwise : Number(query[name]);
  if (Number.isInteger(given) && given >= least && given <= most) return given;
  const range = most === Infinity ? `at least ${least}` : `from ${least} to ${most}`;
  throw refusal('form_param_value_invalid', 'is invalid', name, `${name} must be a whole number, ${range}.`);
}

/** The users all given filters match, each by any of its values. */
function matching(clerk: Clerk, { query }: Request) {
  const unknown = Object.keys(query).find((name) => ![...filters, ...paging].includes(name));
  if (unknown) throw unsupported(`finding users by ${unknown}`);
  const wanted = (name: string) => [query[name] ?? []].flat().map(String);
  const fits = (name: string, value: string | null) => !wanted(name).length || wanted(name).includes(value ?? '');
  const addresses = wanted('email_address').map((address) => address.toLowerCase());
  return [...clerk.records.users.values()].filter(
    (user) =>
      (!addresses.length || addresses.includes(user.email)) &&
      fits('external_id', user.externalId) &&
      fits('user_id', user.id),
  );
}
