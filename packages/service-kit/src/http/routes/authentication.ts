import { verifyToken } from '@clerk/backend';
import type { Request, RequestHandler } from 'express';
import { RequestError, type Access } from '@wayhouse/contracts';
import { DomainError, mayActAs, type StaffRole } from '@wayhouse/domain';

/** The roles that an account has at hotels, in no particular order. */
export type FindRoles = (userId: string) => Promise<Iterable<StaffRole>>;

/** Who calls, and which role the call needs at the hotel that it is about. */
export type StaffCaller = { id: string; needs: StaffRole };
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

/**
 * The signed-in caller. Throws if the call's `access` does not allow them. Of a call for staff it only ensures that there is a hotel
 * at which they have the role: the call's handler asks about the hotel in question.
 */
export async function authorizeCaller(
  request: Request,
  access: Exclude<Access, 'anyone'>,
  findRoles: FindRoles,
): Promise<{ id: string; needs?: StaffRole }> {
  const userId = claimsOf.get(request)?.sub;
  if (!userId) throw new RequestError('sign-in-required');
  if (access === 'guest') return { id: userId };
  const roles = [...(await findRoles(userId))];
  if (roles.length === 0) throw new DomainError('owners-only');
  if (!roles.some((role) => mayActAs(role, access))) throw new DomainError('role-too-low');
  return { id: userId, needs: access };
}

/** When the token of a signed-in caller ends, who can have signed out before. */
export function tokenExpiry(request: Request): Date | undefined {
  const claims = claimsOf.get(request);
  return claims && new Date(claims.exp * 1000);
}
