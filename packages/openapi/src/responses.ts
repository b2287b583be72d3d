import { exampleResponse } from './call-docs.js';
import { type DocumentedCall, type ErrorResponse, errorResponses } from './docs/index.js';
import type { ApiResponse, MediaType, Schema } from './openapi-types.js';
import { responseSchema } from './json-schema.js';

export const toResponses = (documented: DocumentedCall): Record<string, ApiResponse> => ({
  '200': successResponse(documented),
  ...toErrorResponses(errorResponses(documented)),
});

function successResponse({ call, docs }: DocumentedCall): ApiResponse {
  const example = exampleResponse(docs);
  if (call.document) {
    const description = 'The file. Its name is in `Content-Disposition`.';
    const schema = call.document.startsWith('text/') ? { type: 'string' } : {};
    return { description, content: { [call.document]: { schema, ...(example !== undefined && { example }) } } };
  }
  if (call.event) {
    const description = 'A stream of server-sent events. The `data` of each is one line of JSON.';
    const text = `data: ${JSON.stringify(example)}\n\n`;
    const schema: Schema = {
      type: 'string',
      contentMediaType: 'text/event-stream',
      contentSchema: responseSchema(call.event),
    };
    return { description, content: { 'text/event-stream': { schema, example: text } } };
  }
  const content = { 'application/json': withSuccessFlag(responseSchema(call.response), example as object) };
  return { description: 'Success.', content };
}

const withSuccessFlag = (schema: Schema, example: object): MediaType => ({
  schema: {
    ...schema,
    properties: { success: { const: true, type: 'boolean' }, ...schema.properties },
    required: ['success', ...(schema.required ?? [])],
  },
  example: { success: true, ...example },
});

export function toErrorResponses(errors: ErrorResponse[]): Record<string, ApiResponse> {
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [String(status), toErrorResponse(errors.filter((each) => each.status === status))]),
  );
}

function toErrorResponse(errors: ErrorResponse[]): ApiResponse {
  const description = errors.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n');
  const codes = { properties: { code: { enum: errors.map(({ code }) => code) } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, codes] };
  return { description, content: { 'application/json': { schema } } };
}
