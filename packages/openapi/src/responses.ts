import { type DescribedCall, type Failing, refusalsOf } from '@wayhouse/contracts/docs';
import type { Answer, Content, Schema } from './openapi-types.js';
import { explain } from './describe-fields.js';
import { answerSchema } from './json-schema.js';

export const responsesOf = (described: DescribedCall): Record<string, Answer> => ({
  '200': success(described),
  ...failures(refusalsOf(described)),
});

function success({ call, docs }: DescribedCall): Answer {
  const { answer: example } = docs.example;
  if (call.document) {
    const description = 'The file, with its name in `Content-Disposition`.';
    const schema = call.document === 'text/csv' ? { type: 'string' } : {};
    return { description, content: { [call.document]: { schema, ...(example !== undefined && { example }) } } };
  }
  if (call.says) {
    const event = answerSchema(call.says);
    explain(event, docs.returns ?? {});
    const description = 'A stream of events. The `data` of each is one line of JSON.';
    const text = `data: ${JSON.stringify(example)}\n\n`;
    const schema: Schema = { type: 'string', contentMediaType: 'text/event-stream', contentSchema: event };
    return { description, content: { 'text/event-stream': { schema, example: text } } };
  }
  const answer = answerSchema(call.answer);
  explain(answer, docs.returns ?? {});
  return { description: 'Done.', content: { 'application/json': framed(answer, example as object) } };
}

/** Every success says so, whatever else it says. */
const framed = (answer: Schema, example: object): Content => ({
  schema: {
    ...answer,
    properties: { success: { const: true, type: 'boolean' }, ...answer.properties },
    required: ['success', ...(answer.required ?? [])],
  },
  example: { success: true, ...example },
});

export function failures(failing: Failing[]): Record<string, Answer> {
  const statuses = [...new Set(failing.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [String(status), failure(failing.filter((each) => each.status === status))]),
  );
}

function failure(failing: Failing[]): Answer {
  const description = failing.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n');
  const codes = { properties: { code: { enum: failing.map(({ code }) => code) } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, codes] };
  return { description, content: { 'application/json': { schema } } };
}
