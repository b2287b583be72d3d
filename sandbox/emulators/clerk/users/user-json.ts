import type { Clerk } from '../clerk.js';
import type { User } from '../model.js';

export const imageUrl = ({ publicUrl }: Clerk, user: User) => `${publicUrl}/__clerk/avatar/${user.id}.svg`;

/** A user with the fields that the SDKs require, the product reads or the profile page shows. */
export const userJson = (clerk: Clerk, user: User) => ({
  object: 'user',
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  image_url: imageUrl(clerk, user),
  primary_email_address_id: user.emailId,
  email_addresses: [
    {
      object: 'email_address',
      id: user.emailId,
      email_address: user.email,
      linked_to: [],
      verification: { object: 'verification_admin', status: 'verified', strategy: 'admin' },
    },
  ],
  password_enabled: true,
  delete_self_enabled: false,
  updated_at: user.updatedAt,
});
