import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { placeholders } from '@wayhouse/contracts/page-placeholders';
import { type LinkPlace, type RemoteLink, type RemotePage, RemotePages } from '@wayhouse/contracts/remote-pages';
import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import { loadLocale, locales } from '@wayhouse/messages/load-locale';
import { setLocaleSource } from '@wayhouse/messages/locale';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';

/** What a remote declares of a page, in the current locale. */
export type PageFacts = Omit<RemotePage, 'html'> & { links?: (RemoteLink & { place: LinkPlace })[] };

type Source = {
  remote: RemoteKey;
  area?: string;
  /** All pages, in the current locale. */
  listPages: () => PageFacts[] | Promise<PageFacts[]>;
  /** Draws the pages, if they are the same for everybody. */
  App?: ComponentType<RemoteProps>;
};

/** What the build of a remote writes of its pages. For Node, at build time. `styles`: what their HTML needs. */
export async function describePages({ remote, area, listPages, App }: Source, styles: string[]): Promise<RemotePages> {
  const pages: RemotePages['pages'] = {};
  for (const locale of locales) {
    await loadLocale(locale);
    setLocaleSource(() => locale);
    const listed = await listPages();
    pages[locale] = App
      ? await Promise.all(listed.map(async (page) => ({ ...page, html: await draw(remote, App, page.path) })))
      : listed;
  }
  return RemotePages.parse({ area, styles, pages });
}

/** Everybody's host: nobody is signed in, and the shell fills in the configuration. */
const host: RemoteProps = {
  user: null,
  getToken: () => Promise.resolve(null),
  signIn: () => undefined,
  signOut: () => Promise.resolve(undefined),
  openProfile: () => undefined,
  navigate: () => undefined,
  toast: { success: () => undefined, error: () => undefined },
  config: {
    currency: placeholders.currency,
    supportPhone: placeholders.supportPhone,
    supportEmail: placeholders.supportEmail,
    careersEmail: placeholders.careersEmail,
  },
};

function draw(remote: RemoteKey, App: ComponentType<RemoteProps>, address: string): Promise<string> {
  const page: ReactNode = (
    <StaticRouter location={address}>
      <App {...host} />
    </StaticRouter>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // As in the browser, where this is a root beside that of the shell (served-remote.tsx).
      identifierPrefix: remotes[remote].container,
      // Otherwise large parts come at the end, and a script moves them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    });
  });
}
