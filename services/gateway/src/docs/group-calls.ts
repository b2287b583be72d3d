import { type OpenApiDocument, type Endpoint, listEndpoints } from '@wayhouse/openapi';

export type CallGroup = { name: string; description: string; calls: Endpoint[] };

/** The calls of each tag, in the document's order. */
export function groupCalls(document: OpenApiDocument): CallGroup[] {
  const calls = listEndpoints(document);
  return document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
}
