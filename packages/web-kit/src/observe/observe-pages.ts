import type { Observation } from '@wayhouse/contracts/observations';
import type { FrontEndKey } from '@wayhouse/contracts/page-patterns';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { maxNotes, type Note } from './note.js';
import { isHtmlReplaced } from './replaced-html.js';
import { sendObservations } from './send-observations.js';

type Options = {
  /** The pattern of the page at a path, and the front end that draws it. */
  pageAt: (path: string) => { page: string; frontEnd: FrontEndKey };
  releaseOf: (frontEnd: FrontEndKey) => string;
  /** The address below which the files of each remote are. */
  remoteAddresses: Partial<Record<FrontEndKey, string>>;
};

/**
 * Sends observations of this page: which pages are shown, errors, parts that did not load, and web vitals. Nothing of it is
 * about the visitor: a page is known by its pattern. The vitals are those of the page that the visit began with. Returns what to
 * call with the path of each page that is shown.
 */
export function observePages({ pageAt, releaseOf, remoteAddresses }: Options): (path: string) => void {
  const send = sendObservations();
  const placeAt = (path: string, frontEnd = pageAt(path).frontEnd) => ({
    page: pageAt(path).page,
    frontEnd,
    release: releaseOf(frontEnd),
  });

  const first = placeAt(pathOfVisit());
  for (const [vital, observe] of [['LCP', onLCP] as const, ['INP', onINP] as const, ['CLS', onCLS] as const])
    observe(({ value }) => {
      // Two releases have painted such a page, and the time is that of neither.
      if (vital === 'LCP' && isHtmlReplaced()) return;
      send({ kind: 'vital', vital, value, ...first } satisfies Observation);
    });

  // An error that repeats itself is nothing new.
  let notes = 0;
  function sendNote({ kind, source }: Note) {
    const frontEnd = frontEndOf(source, remoteAddresses);
    if (frontEnd && ++notes <= maxNotes) send({ kind, ...placeAt(location.pathname, frontEnd) });
  }
  const noted = (globalThis.wayhouseNotes ??= []);
  for (const note of noted.splice(0)) sendNote(note);
  noted.push = (...added) => {
    added.forEach(sendNote);
    return 0;
  };

  return (path) => send({ kind: 'view', ...placeAt(path) });
}

/** Of the document's address, which the page may have changed since. */
function pathOfVisit(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return visit ? new URL(visit.name).pathname : location.pathname;
}

/** The remote whose file is named first; what the site has besides is the shell's, and what is of neither is an extension's. */
function frontEndOf(source: string, addresses: Options['remoteAddresses']): FrontEndKey | undefined {
  const found = Object.entries(addresses)
    .map(([key, address]) => ({ key: key as FrontEndKey, at: source.indexOf(address) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.key ?? (source.includes(location.origin) ? 'shell' : undefined);
}
