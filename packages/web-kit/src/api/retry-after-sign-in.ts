import { pageFailures } from '@wayhouse/messages/page-failures';
import { ApiError } from './api-error.js';

type GetToken = () => Promise<string | null>;

/**
 * Sends a mutation; if the session has ended, asks to sign in and sends it once more. A 401 has changed nothing, so
 * nothing is done twice.
 */
export async function retryAfterSignIn(
  send: (token: string | null) => Promise<Response>,
  getToken: GetToken,
  signInAgain: () => Promise<boolean>,
): Promise<Response> {
  const token = await getToken();
  const response = token && (await send(token));
  if (response && response.status !== 401) return response;
  if (!(await signInAgain())) throw new ApiError(pageFailures.signInRequired, 'sign-in-required', 401);
  return send(await getToken());
}
