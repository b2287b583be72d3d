import type { OpenApiDocument } from '@wayhouse/openapi';
import { InlineCode } from './inline-code.js';

/** What applies to all calls. */
export function Intro({ document: { info, servers, components } }: { document: OpenApiDocument }) {
  const [lead = '', ...rules] = info.description.split('\n\n');
  const { description } = components.securitySchemes.session as { description: string };
  return (
    <>
      <h1>{info.title}</h1>
      <p className="lead">
        {lead} The base URL is <code>{servers[0]!.url}</code>. Browsers block calls from pages of other sites, so call
        from your server.
      </p>
      <div className="rules">
        <div>
          <h2>Signing in</h2>
          <p>
            Calls for guests and owners need the header <code>Authorization: Bearer …</code>.
          </p>
          <p>
            <InlineCode text={description} />
          </p>
        </div>
        <div>
          <h2>Dates, amounts, responses</h2>
          {rules.map((rule) => (
            <p key={rule}>
              <InlineCode text={rule} />
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
