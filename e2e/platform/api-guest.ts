import { type AnswerOf, type Call, fillPath, type InputOf } from '@wayhouse/contracts';

export type Answer<C extends Call> = { status: number } & Partial<AnswerOf<C>> & { message?: string; code?: string };

/** Signs in, and answers a bearer token, which lasts a minute. */
export async function bearerOf(email: string, password: string, site: string): Promise<string> {
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
  const asked = await clerk(`sessions/${response.created_session_id}/tokens`, {}, cookie);
  return ((await asked.json()) as { jwt: string }).jwt;
}

/** Somebody who talks to the platform without a browser. */
export async function apiGuest(email: string, password: string, site = String(process.env.SITE)) {
  const bearer = await bearerOf(email, password, site);
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<Answer<C>> => {
    const isGet = call.method === 'GET';
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const query = isGet ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
    const sent = { method: call.method, headers, body: isGet ? undefined : JSON.stringify(rest) };
    const answered = await fetch(site + path + query, sent);
    return { ...((await answered.json()) as object), status: answered.status } as Answer<C>;
  };
}
