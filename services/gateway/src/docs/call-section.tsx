import type { DocumentedCall, Schema } from '@wayhouse/openapi';
import { curlOf } from './format-curl.js';
import { Fields } from './field-list.js';
import { fieldsOf, type Field } from './schema-fields.js';
import { Json } from './highlighted-json.js';
import { Refusals } from './error-responses.js';
import { Words } from './inline-code.js';

/** One call: what it does, what it takes and answers, and beside it how that looks. */
export function CallSection({ call, server }: { call: DocumentedCall; server: string }) {
  const { method, path, operation } = call;
  const { operationId, summary, description, responses } = operation;
  const [[media, answer] = ['', undefined]] = Object.entries(responses['200']?.content ?? {});
  const schema = answer?.schema?.contentSchema ?? answer?.schema;
  return (
    <article id={operationId} aria-labelledby={`${operationId}-name`}>
      <div className="said">
        <h3 id={`${operationId}-name`}>{summary}</h3>
        <p className="address">
          <b className={method.toLowerCase()}>{method}</b> <code>{path}</code>
        </p>
        <p className="who">{whoOf(operation.security)}</p>
        {description && (
          <p>
            <Words text={description} />
          </p>
        )}
        <Fields title="You send" optional="may be left out" fields={sentBy(call)} />
        {media === 'application/json' || schema?.properties ? (
          <Fields title={media === 'text/event-stream' ? 'Each event says' : 'You get'} fields={answered(schema)} />
        ) : (
          <p className="file-answer">
            You get a file of the type <code>{media}</code>. Its name stands in <code>Content-Disposition</code>.
          </p>
        )}
        <Refusals responses={responses} />
      </div>
      <div className="shown">
        <figure className="request">
          <figcaption>Request</figcaption>
          <pre tabIndex={0}>
            <code>{curlOf(call, server)}</code>
          </pre>
        </figure>
        {answer?.example !== undefined && (
          <figure>
            <figcaption>Answer</figcaption>
            <pre tabIndex={0}>
              <code>{typeof answer.example === 'string' ? answer.example : <Json value={answer.example} />}</code>
            </pre>
          </figure>
        )}
      </div>
    </article>
  );
}

function whoOf([need]: Record<string, string[]>[]): string {
  if (!need) return 'Anyone may call';
  return need.session?.includes('hotelOwner') ? 'For hotel owners' : 'For signed-in guests';
}

const placeWords = { path: 'in the path', query: 'in the query', header: 'in a header' };

/** Parameters first, then the body. */
function sentBy({ operation: { parameters = [], requestBody } }: DocumentedCall): Field[] {
  const places = parameters.map(({ name, in: place, required, description, schema }) => ({
    ...fieldsOf({ properties: { [name]: { ...schema, description } }, required: required ? [name] : [] })[0]!,
    place: placeWords[place],
  }));
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema ?? {}));
  return [...places, ...bodies];
}

/** Every answer says `success`; that is told once for all. */
const answered = (schema: Schema = {}) => fieldsOf(schema).filter(({ name }) => name !== 'success');
