import type { Delivery as WebhookDelivery } from '../providers/webhook-deliveries.js';

/** Times are in milliseconds since 1970, as in Clerk's API. */
export type User = {
  id: string;
  emailId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  updatedAt: number;
};

/** A browser; `secretHash` is that of its cookie's secret. */
export type Client = {
  id: string;
  secretHash: string;
  signInId: string | null;
  lastActiveSessionId: string | null;
  createdAt: number;
  updatedAt: number;
};

export type Session = {
  id: string;
  clientId: string;
  userId: string;
  status: 'active' | 'revoked';
  userAgent: string;
  createdAt: number;
  updatedAt: number;
  lastActiveAt: number;
  expireAt: number;
};

export type SignIn = {
  id: string;
  identifier: string;
  userId: string;
  sessionId: string | null;
};

/** The report of a change to the webhook; `id` is that of the message. */
export type Delivery = WebhookDelivery & {
  type: 'user.created' | 'user.updated' | 'user.deleted';
  userId: string;
  changedAt: number;
};

export type ClerkKinds = {
  users: User;
  clients: Client;
  sessions: Session;
  signIns: SignIn;
  deliveries: Delivery;
};
