import { randomId } from '../providers/random-id.js';
import { type Clerk, userByEmail } from './clerk.js';
import type { User } from './model.js';
import { refusal } from './refusal.js';

/** The address as it is kept, or Clerk's refusal if it is none or taken. */
export function freeEmail(clerk: Clerk, email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254)
    throw refusal(
      'form_param_format_invalid',
      'is invalid',
      'email_address',
      'email_address must be a valid email address.',
    );
  if (userByEmail(clerk, address))
    throw refusal('form_identifier_exists', 'That email address is taken. Please try another.', 'email_address');
  return address;
}

export function checkName(name: string | null | undefined, field: 'first_name' | 'last_name'): void {
  if ((name?.length ?? 0) > 255)
    throw refusal(
      'form_param_max_length_exceeded',
      'exceeds maximum length',
      field,
      `${field} must be at most 255 characters long.`,
    );
}

type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'passwordHash'> &
  Partial<Pick<User, 'externalId' | 'metadata'>>;

export const newUser = (clerk: Clerk, given: NewUser): User => ({
  externalId: null,
  metadata: { public: {}, private: {}, unsafe: {} },
  ...given,
  id: randomId('user_'),
  emailId: randomId('idn_'),
  createdAt: clerk.now(),
  updatedAt: clerk.now(),
  lastSignInAt: null,
});
