import { type Endpoint, exampleRequest } from '@wayhouse/openapi';

export type TestRequest = { path: string; method: string; headers: Record<string, string>; body?: string | FormData };

/** The example of a call as `fetch` takes it. `photo` stands for every file of a form. */
export function toExampleRequest(call: Endpoint, photo: Buffer): TestRequest {
  const { method, url, headers, body } = exampleRequest(call);
  const sent = { method, path: url, headers };
  if (!body) return sent;
  if (body.as === 'json') {
    return { ...sent, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body.value) };
  }
  const form = new FormData();
  for (const field of body.fields) {
    if ('file' in field) form.append(field.name, new Blob([new Uint8Array(photo)]), field.file);
    else form.append(field.name, field.text);
  }
  return { ...sent, body: form };
}
