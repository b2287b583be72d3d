import { clerkMiddleware, getAuth } from '@clerk/express';
import type { Request, RequestHandler } from 'express';
import { messages, DomainError, type Access } from '@wayhouse/contracts';

export type IsOwner = (userId: string) => Promise<boolean>;
type ClerkKeys = { publishableKey: string; secretKey: string; jwtKey: string };

/**
 * Verifies the bearer token with the public key. Cookies are ignored, so that no other site can make requests for a guest
 * (CSRF).
 */
export function authenticate({ publishableKey, secretKey, jwtKey }: ClerkKeys): RequestHandler {
  const verify = clerkMiddleware({ publishableKey, secretKey, jwtKey });
  return (request, response, next) => {
    delete request.headers.cookie;
    if (!request.headers.authorization?.startsWith('Bearer '))
      return next(new DomainError('sign-in-required', messages.signIn));
    return void verify(request, response, next);
  };
}

/** The signed-in caller. Throws a `DomainError` if the call's `access` does not allow them. */
export async function authorizeCaller(
  request: Request,
  access: Exclude<Access, 'anyone'>,
  isOwner: IsOwner,
): Promise<{ id: string }> {
  const { userId } = getAuth(request);
  if (!userId) throw new DomainError('sign-in-required', messages.signIn);
  if (access === 'owner' && !(await isOwner(userId))) throw new DomainError('not-allowed', messages.ownersOnly);
  return { id: userId };
}
