import { type CallResponse, type Call, fillPath, type CallInput } from '@wayhouse/contracts';
import { site } from './site.js';

export type ApiResponse<C extends Call> = { status: number } & Partial<CallResponse<C>> & {
    message?: string;
    code?: string;
  };

/** A bearer token lasts a minute; an older one is replaced. */
const tokenLifetimeMs = 40_000;

/** Signs in and returns a function that fetches bearer tokens. */
async function signIn(email: string, password: string, address: string): Promise<() => Promise<string>> {
  const clerk = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(`${address}/__clerk/v1/client/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie },
    });
  const signedIn = await clerk('sign_ins', { strategy: 'password', identifier: email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { response: client } = (await signedIn.json()) as { response: { created_session_id: string } };
  return async () => {
    const response = await clerk(`sessions/${client.created_session_id}/tokens`, {}, cookie);
    return ((await response.json()) as { jwt: string }).jwt;
  };
}

/** Signs in and returns a bearer token, which lasts a minute. */
export const fetchToken = async (email: string, password: string, address: string): Promise<string> =>
  (await signIn(email, password, address))();

/** A signed-in caller of the API, without a browser. */
export async function apiClient(email: string, password: string, address = String(site.url)) {
  const newToken = await signIn(email, password, address);
  const refresh = async () => ({ token: await newToken(), at: Date.now() });
  let bearer = await refresh();
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<ApiResponse<C>> => {
    const isGet = call.method === 'GET';
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    if (Date.now() - bearer.at > tokenLifetimeMs) bearer = await refresh();
    const headers = { authorization: `Bearer ${bearer.token}`, 'content-type': 'application/json' };
    const request = { method: call.method, headers, body: isGet ? undefined : JSON.stringify(rest) };
    const response = await fetch(address + path + query, request);
    return { ...((await response.json()) as object), status: response.status } as ApiResponse<C>;
  };
}
