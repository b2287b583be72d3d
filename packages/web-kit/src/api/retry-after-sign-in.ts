import { messages } from '@wayhouse/contracts/messages';
import { ApiError } from './api-error.js';

type GetToken = () => Promise<string | null>;

/**
 * Makes a change as somebody. Whose session has ended is asked to sign in, and then the same call goes out once more;
 * a 401 has changed nothing, so this repeats nothing.
 */
export async function askAgain(
  send: (token: string | null) => Promise<Response>,
  getToken: GetToken,
  signInAgain: () => Promise<boolean>,
): Promise<Response> {
  const token = await getToken();
  const response = token && (await send(token));
  if (response && response.status !== 401) return response;
  if (!(await signInAgain())) throw new ApiError(messages.signIn, 'sign-in-required', 401);
  return send(await getToken());
}
