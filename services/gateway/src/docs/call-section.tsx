import type { Endpoint, Schema } from '@wayhouse/openapi';
import { formatCurl } from './format-curl.js';
import { FieldList } from './field-list.js';
import { listFields, type Field } from './schema-fields.js';
import { HighlightedJson } from './highlighted-json.js';
import { ErrorResponses } from './error-responses.js';
import { InlineCode } from './inline-code.js';

/** One call: its description, fields and errors, and beside them an example request and response. */
export function CallSection({ call, server }: { call: Endpoint; server: string }) {
  const { method, path, operation } = call;
  const { operationId, summary, description, responses } = operation;
  const [[media, content] = ['', undefined]] = Object.entries(responses['200']?.content ?? {});
  const schema = content?.schema?.contentSchema ?? content?.schema;
  return (
    <article id={operationId} aria-labelledby={`${operationId}-name`}>
      <div className="description">
        <h3 id={`${operationId}-name`}>{summary}</h3>
        <p className="path">
          <b className={method.toLowerCase()}>{method}</b> <code>{path}</code>
        </p>
        <p className="access">{formatAccess(operation.security)}</p>
        {description && (
          <p>
            <InlineCode text={description} />
          </p>
        )}
        <FieldList title="Request" fields={requestFields(call)} />
        {media === 'application/json' || schema?.properties ? (
          <FieldList
            title={media === 'text/event-stream' ? 'Each event' : 'Response'}
            fields={responseFields(schema)}
          />
        ) : (
          <p className="file-response">
            The response is a file of type <code>{media}</code>. Its name is in <code>Content-Disposition</code>.
          </p>
        )}
        <ErrorResponses responses={responses} />
      </div>
      <div className="examples">
        <figure className="request">
          <figcaption>Example request</figcaption>
          <pre tabIndex={0}>
            <code>{formatCurl(call, server)}</code>
          </pre>
        </figure>
        {content?.example !== undefined && (
          <figure>
            <figcaption>Example response</figcaption>
            <pre tabIndex={0}>
              <code>
                {typeof content.example === 'string' ? content.example : <HighlightedJson value={content.example} />}
              </code>
            </pre>
          </figure>
        )}
      </div>
    </article>
  );
}

function formatAccess([requirement]: Record<string, string[]>[]): string {
  if (!requirement) return 'No sign-in needed';
  const [role] = requirement.session ?? [];
  return role ? (accessOfRoles[role] ?? role) : 'For signed-in guests';
}

const accessOfRoles: Record<string, string> = {
  viewer: 'For all staff of a hotel',
  reception: 'For reception, managers and owners of a hotel',
  manager: 'For managers and owners of a hotel',
  hotelOwner: 'For hotel owners',
};

const placeLabels = { path: 'in the path', query: 'in the query', header: 'in a header' };

/** The parameters, then the fields of the body. */
function requestFields({ operation: { parameters = [], requestBody } }: Endpoint): Field[] {
  const places = parameters.map(({ name, in: place, required, description, schema }) => ({
    ...listFields({ properties: { [name]: { ...schema, description } }, required: required ? [name] : [] })[0]!,
    place: placeLabels[place],
  }));
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => listFields(schema ?? {}));
  return [...places, ...bodies];
}

/** The introduction explains `success` for all responses. */
const responseFields = (schema: Schema = {}) => listFields(schema).filter(({ name }) => name !== 'success');
