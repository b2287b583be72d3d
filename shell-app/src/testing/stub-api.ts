type StubResponse = { status?: number; body: unknown };
type Handler = (request: { url: string; body: unknown }) => StubResponse | Promise<StubResponse>;

/** Responds to API calls by `METHOD path`; an unexpected call throws. Returns the requests made so far. */
export function stubApi(handlers: Record<string, Handler>) {
  const requests: { call: string; url: string; body: unknown }[] = [];
  const stubFetch = async (url: string, { method = 'GET', body: rawBody }: RequestInit = {}) => {
    const call = `${method} ${url.split('?')[0]}`;
    const handler = handlers[call];
    if (!handler) throw new Error(`Unexpected request: ${call}`);
    const body: unknown = typeof rawBody === 'string' ? JSON.parse(rawBody) : undefined;
    requests.push({ call, url, body });
    const response = await handler({ url, body });
    return new Response(JSON.stringify(response.body), { status: response.status ?? 200 });
  };
  globalThis.fetch = stubFetch as typeof fetch;
  return requests;
}

export const ok = (body: object): StubResponse => ({ body: { success: true, ...body } });
export const errorResponse = (status: number, code: string, message: string, field?: string): StubResponse => ({
  status,
  body: { success: false, code, message, field },
});
