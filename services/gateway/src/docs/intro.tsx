import type { Document } from '@wayhouse/openapi';
import { Words } from './inline-code.js';

/** What goes for all calls. */
export function Intro({ document: { info, servers, components } }: { document: Document }) {
  const [lead = '', ...rules] = info.description.split('\n\n');
  const { description } = components.securitySchemes.session as { description: string };
  return (
    <>
      <h1>{info.title}</h1>
      <p className="lead">
        {lead} The calls answer at <code>{servers[0]!.url}</code>; no other site’s page can make them, so call from your
        server.
      </p>
      <div className="rules">
        <div>
          <h2>Signing in</h2>
          <p>
            Calls for guests and owners carry the header <code>Authorization: Bearer …</code>.
          </p>
          <p>
            <Words text={description} />
          </p>
        </div>
        <div>
          <h2>Dates, amounts, answers</h2>
          {rules.map((rule) => (
            <p key={rule}>
              <Words text={rule} />
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
