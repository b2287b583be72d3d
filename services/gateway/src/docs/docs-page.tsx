import { renderToStaticMarkup } from 'react-dom/server';
import type { Document } from '@wayhouse/openapi';
import { CallSection } from './call-section.js';
import { callsOf } from './group-calls.js';
import { CallList } from './call-list.js';
import { Intro } from './intro.js';
import { PageHead } from './docs-head.js';
import { Things } from './schemas.js';
import { Words } from './inline-code.js';

/** The document as a page to read. It needs no script: only the choice of light or dark is read by one. */
export function docsPage(document: Document, assets: string): string {
  const groups = callsOf(document);
  const page = (
    <html lang="en">
      <PageHead title={document.info.title} description={document.info.summary} assets={assets} />
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
          <nav className="beside" aria-label="Calls">
            <CallList groups={groups} />
          </nav>
          <main id="content">
            <Intro document={document} />
            <details className="above">
              <summary>All calls</summary>
              <nav aria-label="All calls">
                <CallList groups={groups} />
              </nav>
            </details>
            {groups.map(({ name, description, calls }) => (
              <section key={name} aria-labelledby={idOf(name)}>
                <h2 id={idOf(name)}>{name}</h2>
                <p className="lead">
                  <Words text={description} />
                </p>
                {calls.map((call) => (
                  <CallSection key={call.operation.operationId} call={call} server={document.servers[0]!.url} />
                ))}
              </section>
            ))}
            <Things schemas={document.components.schemas} />
          </main>
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-');
