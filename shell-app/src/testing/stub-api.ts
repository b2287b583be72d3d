type Answer = { status?: number; body: unknown };
type Handler = (request: { url: string; body: unknown }) => Answer | Promise<Answer>;

/** Answers the app's calls by `METHOD path`; what is not expected fails the test. Returns what was asked. */
export function serve(handlers: Record<string, Handler>) {
  const asked: { call: string; url: string; body: unknown }[] = [];
  const answer = async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url.split('?')[0]}`;
    const handler = handlers[call];
    if (!handler) throw new Error(`Nobody expected ${call}`);
    const said: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    asked.push({ call, url, body: said });
    const { status = 200, body: answered } = await handler({ url, body: said });
    return new Response(JSON.stringify(answered), { status });
  };
  globalThis.fetch = answer as typeof fetch;
  return asked;
}

export const ok = (body: object): Answer => ({ body: { success: true, ...body } });
export const refused = (status: number, code: string, message: string, field?: string): Answer => ({
  status,
  body: { success: false, code, message, field },
});
