import { verifyToken } from '@clerk/backend';
import type { Request, RequestHandler } from 'express';
import { RequestError, type Access } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';

export type IsOwner = (userId: string) => Promise<boolean>;
type Claims = Awaited<ReturnType<typeof verifyToken>>;

const bearerJwt = /^Bearer (eyJ[\w-]+\.[\w-]+\.[\w-]+)$/;
const claimsOf = new WeakMap<Request, Claims>();

/**
 * Verifies the bearer token with Clerk's public key, without a request to Clerk and without the secret key. It must have been
 * issued to a page of `sites`, not to another site that signs in with the same Clerk application. Cookies are ignored, so that
 * no other site can make requests for a guest (CSRF).
 */
export function authenticate(jwtKey: string, sites: string[]): RequestHandler {
  return async (request, _response, next) => {
    delete request.headers.cookie;
    const [, token] = bearerJwt.exec(request.headers.authorization ?? '') ?? [];
    const claims = token && (await verifyToken(token, { jwtKey, authorizedParties: sites }).catch(() => undefined));
    if (!claims || claims.sts === 'pending') return next(new RequestError('sign-in-required'));
    claimsOf.set(request, claims);
    next();
  };
}

/** The signed-in caller. Throws if the call's `access` does not allow them. */
export async function authorizeCaller(
  request: Request,
  access: Exclude<Access, 'anyone'>,
  isOwner: IsOwner,
): Promise<{ id: string }> {
  const userId = claimsOf.get(request)?.sub;
  if (!userId) throw new RequestError('sign-in-required');
  if (access === 'owner' && !(await isOwner(userId))) throw new DomainError('owners-only');
  return { id: userId };
}

/** When the token of a signed-in caller ends, who can have signed out before. */
export function tokenExpiry(request: Request): Date | undefined {
  const claims = claimsOf.get(request);
  return claims && new Date(claims.exp * 1000);
}
