import type { Request, Router } from 'express';
import { type Clerk, userByEmail } from '../clerk.js';
import { notFound, unsupported } from '../clerk-error.js';
import type { User } from '../model.js';
import { deleteUser } from '../users/delete-user.js';
import { userJson } from '../users/user-json.js';
import { createUser } from './create-user.js';
import { sendJson } from './send-json.js';

/** Users as a server finds, creates and deletes them. */
export function userRoutes(clerk: Clerk, router: Router): void {
  router.get('/users', (req, res) =>
    sendJson(
      res,
      usersByEmail(clerk, req).map((user) => userJson(clerk, user)),
    ),
  );
  router.get('/users/count', (req, res) =>
    sendJson(res, { object: 'total_count', total_count: usersByEmail(clerk, req).length }),
  );
  router.post('/users', async (req, res) => sendJson(res, userJson(clerk, await createUser(clerk, req.body))));
  router.get('/users/:id', (req, res) => {
    const user = clerk.records.users.get(req.params.id);
    if (!user) throw notFound('User');
    sendJson(res, userJson(clerk, user));
  });
  router.delete('/users/:id', (req, res) => {
    const user = clerk.records.users.get(req.params.id);
    if (!user) throw notFound('User');
    sendJson(res, deleteUser(clerk, user));
  });
}

function usersByEmail(clerk: Clerk, { query }: Request): User[] {
  const other = Object.keys(query).find((name) => name !== 'email_address');
  if (other) throw unsupported(`finding users by ${other}`);
  if (query.email_address === undefined) throw unsupported('a list of all users');
  const users = new Set([query.email_address].flat().map((address) => userByEmail(clerk, String(address))));
  return [...users].filter((user) => user !== undefined);
}
