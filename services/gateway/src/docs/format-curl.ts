import { type DocumentedCall, exampleRequest, type ExampleRequest } from '@wayhouse/openapi';

/** The example of a call as somebody types it into a terminal. */
export function curlOf(call: DocumentedCall, server: string): string {
  const { method, address, headers, body } = exampleRequest(call);
  const lines = [
    `curl ${quoted(server + address)}`,
    ...(method === 'POST' && !body ? ['-X POST'] : []),
    ...(call.operation.security.length ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? linesOf(body) : []),
  ];
  return lines.join(' \\\n  ');
}

function linesOf(body: NonNullable<ExampleRequest['body']>): string[] {
  if (body.as === 'json') {
    const json = JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  ');
    return [`-H 'Content-Type: application/json'`, `-d ${quoted(json)}`];
  }
  return body.fields.map((field) =>
    'file' in field ? `-F ${field.name}=@${field.file}` : `-F ${quoted(`${field.name}=${field.text}`)}`,
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
