import { clerkMiddleware, getAuth } from '@clerk/express';
import type { Request, RequestHandler } from 'express';
import { messages, Refusal, type Who } from '@wayhouse/contracts';

export type IsOwner = (userId: string) => Promise<boolean>;
type Keys = { publishableKey: string; secretKey: string; jwtKey: string };

/**
 * Verifies the bearer token with the public key alone. Cookies are not looked at, so that no
 * other site can act for a guest.
 */
export function readToken({ publishableKey, secretKey, jwtKey }: Keys): RequestHandler {
  const verify = clerkMiddleware({ publishableKey, secretKey, jwtKey });
  return (request, response, next) => {
    delete request.headers.cookie;
    if (!request.headers.authorization?.startsWith('Bearer '))
      return next(new Refusal('sign-in-required', messages.signIn));
    return void verify(request, response, next);
  };
}

/** Who calls, if the rule `who` lets them. */
export async function callerOf(
  request: Request,
  who: Exclude<Who, 'anyone'>,
  isOwner: IsOwner,
): Promise<{ id: string }> {
  const { userId } = getAuth(request);
  if (!userId) throw new Refusal('sign-in-required', messages.signIn);
  if (who === 'owner' && !(await isOwner(userId))) throw new Refusal('not-allowed', messages.ownersOnly);
  return { id: userId };
}
