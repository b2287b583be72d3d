import { renderToStaticMarkup } from 'react-dom/server';
import type { OpenApiDocument } from '@wayhouse/openapi';
import { CallSection } from './call-section.js';
import { groupCalls } from './group-calls.js';
import { CallList } from './call-list.js';
import { Intro } from './intro.js';
import { DocsHead } from './docs-head.js';
import { Schemas } from './schemas.js';
import { InlineCode } from './inline-code.js';

/** Renders the documentation page. Its only script applies the chosen light or dark theme. */
export function docsPage(document: OpenApiDocument, assets: string): string {
  const groups = groupCalls(document);
  const page = (
    <html lang="en">
      <DocsHead title={document.info.title} description={document.info.summary} assets={assets} />
      <body>
        <a className="skip" href="#content">
          Skip to the calls
        </a>
        <header className="bar">
          <a className="brand" href="/">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="9" />
              <path d="M7 10.5 11.2 23 16 12.5 20.8 23 25 10.5" />
            </svg>
            Wayhouse
          </a>
          <a className="file" href="/api/openapi.json">
            OpenAPI {document.openapi.slice(0, 3)}
          </a>
        </header>
        <div className="page">
          <nav className="sidebar" aria-label="Calls">
            <CallList groups={groups} />
          </nav>
          <main id="content">
            <Intro document={document} />
            <details className="menu">
              <summary>All calls</summary>
              <nav aria-label="All calls">
                <CallList groups={groups} />
              </nav>
            </details>
            {groups.map(({ name, description, calls }) => (
              <section key={name} aria-labelledby={sectionId(name)}>
                <h2 id={sectionId(name)}>{name}</h2>
                <p className="lead">
                  <InlineCode text={description} />
                </p>
                {calls.map((call) => (
                  <CallSection key={call.operation.operationId} call={call} server={document.servers[0]!.url} />
                ))}
              </section>
            ))}
            <Schemas schemas={document.components.schemas} />
          </main>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const sectionId = (group: string) => group.toLowerCase().replaceAll(' ', '-');
