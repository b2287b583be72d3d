type StubResponse = { status?: number; body: object };

/** Stubs the one call of a page and records its requests. */
export function stubApi(path: string, respond: (body: Record<string, string>) => StubResponse | Promise<StubResponse>) {
  const requests: Record<string, string>[] = [];
  globalThis.fetch = (async (url: string, { method, body }: RequestInit) => {
    if (`${method} ${url}` !== `POST ${path}`) throw new Error(`Unexpected call ${method} ${url}`);
    const request = JSON.parse(String(body)) as Record<string, string>;
    requests.push(request);
    const { status = 200, body: responseBody } = await respond(request);
    return new Response(JSON.stringify(responseBody), { status });
  }) as typeof fetch;
  return requests;
}

export const success = (body: object): StubResponse => ({ body: { success: true, ...body } });
export const failure = (status: number, code: string, message: string, field?: string): StubResponse => ({
  status,
  body: { success: false, code, message, field },
});
