import { clerkMiddleware, getAuth } from '@clerk/express';
import type { RequestHandler, Response } from 'express';
import { messages, Refusal, type Who } from '@wayhouse/contracts';
import { verifiedTokens } from './verified-tokens.js';

export type IsOwner = (userId: string) => Promise<boolean>;
type Keys = { publishableKey: string; secretKey: string; jwtKey: string };

/**
 * Verifies the bearer token with the public key alone, once while it holds. Cookies are not looked at, so that no other
 * site can act for a guest.
 */
export function readToken({ publishableKey, secretKey, jwtKey }: Keys): RequestHandler {
  const verify = clerkMiddleware({ publishableKey, secretKey, jwtKey });
  const verified = verifiedTokens();
  return (request, response, next) => {
    delete request.headers.cookie;
    const bearer = request.headers.authorization;
    if (!bearer?.startsWith('Bearer ')) return next(new Refusal('sign-in-required', messages.signIn));
    response.locals.userId = verified.userOf(bearer);
    if (response.locals.userId) return next();
    return void verify(request, response, (failed?: unknown) => {
      if (failed) return next(failed);
      const { userId, sessionClaims } = getAuth(request);
      if (userId) verified.remember(bearer, userId, sessionClaims.exp);
      response.locals.userId = userId;
      next();
    });
  };
}

/** Who calls, if the rule `who` lets them. */
export async function callerOf(
  { locals }: Response,
  who: Exclude<Who, 'anyone'>,
  isOwner: IsOwner,
): Promise<{ id: string }> {
  const userId = locals.userId as string | null | undefined;
  if (!userId) throw new Refusal('sign-in-required', messages.signIn);
  if (who === 'owner' && !(await isOwner(userId))) throw new Refusal('not-allowed', messages.ownersOnly);
  return { id: userId };
}
