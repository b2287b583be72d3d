import { z } from 'zod';
import { checkName, freeEmail, newUser } from './account.js';
import type { Clerk } from './clerk.js';
import type { User } from './model.js';
import { checkPassword, hashPassword } from './password.js';
import { refusal } from './refusal.js';

const metadata = z.record(z.string(), z.unknown()).optional();
const creation = z.strictObject({
  email_address: z.array(z.string()).length(1),
  password: z.string().optional(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  external_id: z.string().nullish(),
  public_metadata: metadata,
  private_metadata: metadata,
  unsafe_metadata: metadata,
  skip_password_checks: z.boolean().optional(),
  skip_password_requirement: z.boolean().optional(),
});

/** Makes a user at a server's request: no session, no code. */
export async function createUser(clerk: Clerk, body: unknown): Promise<User> {
  const wish = parse(creation, body);
  if (wish.password === undefined && !wish.skip_password_requirement)
    throw refusal('form_param_missing', 'is missing', 'password');
  if (wish.password !== undefined && !wish.skip_password_checks) checkPassword(wish.password, 'password');
  checkName(wish.first_name, 'first_name');
  checkName(wish.last_name, 'last_name');
  const passwordHash = wish.password === undefined ? null : await hashPassword(wish.password);
  const externalId = wish.external_id ?? null;
  checkExternalId(clerk, externalId);
  const user = newUser(clerk, {
    email: freeEmail(clerk, wish.email_address[0]!),
    firstName: wish.first_name ?? null,
    lastName: wish.last_name ?? null,
    externalId,
    passwordHash,
    metadata: {
      public: wish.public_metadata ?? {},
      private: wish.private_metadata ?? {},
      unsafe: wish.unsafe_metadata ?? {},
    },
  });
  clerk.records.save({ users: [user] });
  return user;
}

function checkExternalId(clerk: Clerk, externalId: string | null): void {
  if (externalId !== null && [...clerk.records.users.values()].some((user) => user.externalId === externalId))
    throw refusal('form_identifier_exists', 'That external id is taken. Please try another.', 'external_id');
}

function parse<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  if (issue.code === 'unrecognized_keys')
    throw refusal(
      'form_param_unknown',
      'is unknown',
      issue.keys[0],
      `${issue.keys[0]} is not a valid parameter for this request.`,
    );
  const field = String(issue.path[0] ?? '');
  throw refusal('form_param_value_invalid', 'is invalid', field, `${field}: ${issue.message}`);
}
