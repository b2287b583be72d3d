type Answer = { status?: number; body: object };

/** Answers the one call that a page makes, and keeps what was asked. */
export function serve(path: string, answer: (body: Record<string, string>) => Answer | Promise<Answer>) {
  const asked: Record<string, string>[] = [];
  globalThis.fetch = (async (url: string, { method, body }: RequestInit) => {
    if (`${method} ${url}` !== `POST ${path}`) throw new Error(`Nobody expected ${method} ${url}`);
    const said = JSON.parse(String(body)) as Record<string, string>;
    asked.push(said);
    const { status = 200, body: answered } = await answer(said);
    return new Response(JSON.stringify(answered), { status });
  }) as typeof fetch;
  return asked;
}

export const ok = (body: object): Answer => ({ body: { success: true, ...body } });
export const refused = (status: number, code: string, message: string, field?: string): Answer => ({
  status,
  body: { success: false, code, message, field },
});
