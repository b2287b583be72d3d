import { type AnswerOf, type Call, fillPath, type InputOf } from '@wayhouse/contracts';

export type Answer<C extends Call> = { status: number } & Partial<AnswerOf<C>> & { message?: string; code?: string };

/** A bearer token lasts a minute; one older than this is not sent any more. */
const usable = 40_000;

/** Signs in, and answers what asks for a bearer token. */
async function signIn(email: string, password: string, site: string): Promise<() => Promise<string>> {
  const clerk = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(`${site}/__clerk/v1/client/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { cookie },
    });
  const signedIn = await clerk('sign_ins', { strategy: 'password', identifier: email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { response } = (await signedIn.json()) as { response: { created_session_id: string } };
  return async () => {
    const asked = await clerk(`sessions/${response.created_session_id}/tokens`, {}, cookie);
    return ((await asked.json()) as { jwt: string }).jwt;
  };
}

/** Signs in, and answers a bearer token, which lasts a minute. */
export const bearerOf = async (email: string, password: string, site: string): Promise<string> =>
  (await signIn(email, password, site))();

/** Somebody who talks to the platform without a browser. */
export async function apiGuest(email: string, password: string, site = String(process.env.SITE)) {
  const ask = await signIn(email, password, site);
  const take = async () => ({ token: await ask(), at: Date.now() });
  let bearer = await take();
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<Answer<C>> => {
    const isGet = call.method === 'GET';
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    if (Date.now() - bearer.at > usable) bearer = await take();
    const headers = { authorization: `Bearer ${bearer.token}`, 'content-type': 'application/json' };
    const sent = { method: call.method, headers, body: isGet ? undefined : JSON.stringify(rest) };
    const answered = await fetch(site + path + query, sent);
    return { ...((await answered.json()) as object), status: answered.status } as Answer<C>;
  };
}
