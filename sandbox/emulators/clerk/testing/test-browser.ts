type Answer = {
  status: number;
  response: Record<string, unknown> & { id: string };
  client: { sessions: { id: string; user: { id: string } }[]; sign_in: object | null } | null;
  errors?: { code: string; message: string; meta: { param_name?: string } }[];
  jwt?: string;
};

let people = 0;

/** A browser as clerk-js is one: form bodies, PATCH and DELETE named in the query, cookies. By default its owner is new. */
export function testBrowser(url: string, email = `asha-${++people}@example.test`) {
  let site = url;
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, form: Record<string, string> = {}): Promise<Answer> => {
    const isGet = method === 'GET';
    const answer = await fetch(`${site}/__clerk/v1${path}${isGet || method === 'POST' ? '' : `?_method=${method}`}`, {
      method: isGet ? 'GET' : 'POST',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: isGet ? undefined : new URLSearchParams(form),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  };
  return {
    email,
    call,
    /** From now on the site is found there. */
    goTo: (other: string) => void (site = other),
    signUp: (over: Record<string, string> = {}) =>
      call('POST', '/client/sign_ups', {
        email_address: email,
        password: 'a stay to remember',
        first_name: 'Asha',
        last_name: 'Rao',
        ...over,
      }),
    signIn: (password = 'a stay to remember', identifier = email) =>
      call('POST', '/client/sign_ins', { strategy: 'password', identifier, password }),
    signOut: () => call('DELETE', '/client/sessions'),
    /** Whether a page takes somebody to be signed in, before it has asked. */
    isMarkedSignedIn: () => Number(cookies.get('__client_uat')) > 0,
    /** Who is signed in, as the page sees it after a reload. */
    async userId() {
      const { response } = await call('GET', '/client');
      return (response as unknown as Answer['client'])?.sessions[0]?.user.id ?? null;
    },
  };
}
