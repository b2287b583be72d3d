import { clerkMiddleware, getAuth } from '@clerk/express';
import type { Request, RequestHandler } from 'express';
import { RequestError, type Access } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';

export type IsOwner = (userId: string) => Promise<boolean>;
type ClerkKeys = { publishableKey: string; secretKey: string; jwtKey: string };

/** A JWT. The middleware would ask Clerk about any other kind of token, with the secret key and for strangers. */
const bearerJwt = /^Bearer eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Verifies the bearer token with the public key. It must have been issued to a page of `sites`, not to another site that
 * signs in with the same Clerk application. Cookies are ignored, so that no other site can make requests for a guest (CSRF).
 */
export function authenticate(keys: ClerkKeys, sites: string[]): RequestHandler {
  const verify = clerkMiddleware({ ...keys, authorizedParties: sites });
  return (request, response, next) => {
    delete request.headers.cookie;
    if (!bearerJwt.test(request.headers.authorization ?? '')) return next(new RequestError('sign-in-required'));
    return void verify(request, response, next);
  };
}

/** The signed-in caller. Throws if the call's `access` does not allow them. */
export async function authorizeCaller(
  request: Request,
  access: Exclude<Access, 'anyone'>,
  isOwner: IsOwner,
): Promise<{ id: string }> {
  const { userId } = getAuth(request);
  if (!userId) throw new RequestError('sign-in-required');
  if (access === 'owner' && !(await isOwner(userId))) throw new DomainError('owners-only');
  return { id: userId };
}

/** When the token of a signed-in caller ends, who can have signed out before. */
export function tokenExpiry(request: Request): Date | undefined {
  const { sessionClaims } = getAuth(request);
  return sessionClaims ? new Date(sessionClaims.exp * 1000) : undefined;
}
