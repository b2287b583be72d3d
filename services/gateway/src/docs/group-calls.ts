import { type Document, type DocumentedCall, documentedCalls } from '@wayhouse/openapi';

export type CallGroup = { name: string; description: string; calls: DocumentedCall[] };

/** The calls under the parts they belong to, in the document's order. */
export function callsOf(document: Document): CallGroup[] {
  const calls = documentedCalls(document);
  return document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags[0] === tag.name),
  }));
}
