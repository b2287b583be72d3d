import { type Endpoint, exampleRequest, type ExampleRequest } from '@wayhouse/openapi';

/** The example request of a call as a curl command. */
export function formatCurl(call: Endpoint, server: string): string {
  const { method, url, headers, body } = exampleRequest(call);
  const lines = [
    `curl ${shellQuote(server + url)}`,
    ...(method === 'POST' && !body ? ['-X POST'] : []),
    ...(call.operation.security.length ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body ? bodyLines(body) : []),
  ];
  return lines.join(' \\\n  ');
}

function bodyLines(body: NonNullable<ExampleRequest['body']>): string[] {
  if (body.as === 'json') {
    const json = JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ');
    return [`-H 'Content-Type: application/json'`, `-d ${shellQuote(json)}`];
  }
  return body.fields.map((field) =>
    'file' in field ? `-F ${field.name}=@${field.file}` : `-F ${shellQuote(`${field.name}=${field.text}`)}`,
  );
}

const shellQuote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
