/** A person with an account. Times here and below are milliseconds since 1970, as Clerk gives them. */
export type User = {
  id: string;
  externalId: string | null;
  emailId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  metadata: { public: Metadata; private: Metadata; unsafe: Metadata };
  createdAt: number;
  updatedAt: number;
  lastSignInAt: number | null;
};

type Metadata = Record<string, unknown>;

/** One browser. `secretHash` belongs to the cookie that proves it; a client made for a server has none. */
export type Client = {
  id: string;
  secretHash: string | null;
  signInId: string | null;
  signUpId: string | null;
  lastActiveSessionId: string | null;
  createdAt: number;
  updatedAt: number;
};

export type Session = {
  id: string;
  clientId: string;
  userId: string;
  status: 'active' | 'ended' | 'removed' | 'revoked';
  userAgent: string;
  createdAt: number;
  updatedAt: number;
  lastActiveAt: number;
  expireAt: number;
};

export type SignIn = {
  id: string;
  identifier: string | null;
  userId: string | null;
  sessionId: string | null;
};

export type SignUp = {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  userId: string | null;
  sessionId: string | null;
  createdAt: number;
};

export type ClerkKinds = { users: User; clients: Client; sessions: Session; signIns: SignIn; signUps: SignUp };
