import {
  fillPlaceholders,
  findByPath,
  isPattern,
  matchesPath,
  type PageValues,
  type RemoteHtml,
  type RemoteKey,
  type RemoteLink,
  type RemotePage,
  remotes,
  type RemoteRoutes,
  type RuntimeConfig,
} from '@wayhouse/contracts';
import { defaultLocale, type Locale } from '@wayhouse/messages/locale';
import type { Log } from '@wayhouse/service-kit/http';
import type { ShellConfig } from '../config.js';
import { escapeHtml } from '../escape.js';
import { remoteSource, type ReadRemote } from './remote-source.js';

/** A page of a remote at an address, with what has to be known of the remote. */
export type FoundPage = {
  page: RemotePage;
  /** What stands for the placeholders in metadata. */
  values: PageValues;
  /** What the page shows, if the remote has brought it. */
  content?: RemoteHtml & { styles: StyleSheet[] };
};

type LinkPhoto = NonNullable<RemoteLink['photo']>;

/** The address is absolute, as that of the loaders in the browser, which otherwise load it again. */
export type StyleSheet = { remote: RemoteKey; href: string; integrity?: string };

/** The last build of a remote that could be read, and where browsers find its files. */
type Source = { files: string } & ReturnType<typeof remoteSource>;

export type Remotes = ReturnType<typeof openRemotes>;

/** The pages that the remotes bring. */
export function openRemotes(config: ShellConfig, log: Log) {
  const { PUBLIC_URL: origin } = config;
  const sources = (Object.keys(remotes) as RemoteKey[]).map((remote) => {
    const { setting, server } = addresses(config)[remote];
    // A remote behind the gateway is asked directly.
    const manifest = setting.startsWith('/') ? new URL('mf-manifest.json', `${server}/`) : new URL(setting);
    const files = setting.slice(0, setting.lastIndexOf('/') + 1);
    return { remote, files, manifest, ...remoteSource({ remote, manifest, log }) };
  });
  const canaries = new Map<RemoteKey, { release: string } & Source>();

  /** The build of a canary, which never changes. It is read in the background. */
  function canaryOf(remote: RemoteKey, release: string): Source {
    const known = canaries.get(remote);
    if (known?.release === release) return known;
    const { files, manifest: running } = sources.find((source) => source.remote === remote)!;
    const folder = `releases/${release}/`;
    const manifest = new URL(`${folder}mf-manifest.json`, running);
    const canary = { release, files: files + folder, ...remoteSource({ remote, manifest, log }) };
    canaries.set(remote, canary);
    return canary;
  }

  const valuesOf = (files: string): PageValues => ({
    origin,
    files,
    currency: config.CURRENCY,
    supportPhone: config.SUPPORT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
    careersEmail: config.CAREERS_EMAIL,
  });

  const known = new WeakMap<ReadRemote, Partial<Record<Locale, RemoteRoutes>>>();

  /** Every page carries them, and they change with the build alone. */
  function routesOfBuild(read: ReadRemote, locale: Locale, files: string): RemoteRoutes {
    const byLocale = known.get(read) ?? {};
    known.set(read, byLocale);
    return (byLocale[locale] ??= routesOf(read, locale, valuesOf(files)));
  }

  return {
    /** Reads again what is a second old. Resolves once that has come to an end, well or not. */
    refresh: async () => void (await Promise.all(sources.map((source) => source.refresh()))),

    /** Whether each remote has been reached, so that an address that none of them has is unknown. */
    areKnown: () => sources.every((source) => source.current()),

    find(address: string, locale: Locale): FoundPage | undefined {
      for (const { remote, files, current } of sources) {
        const read = current();
        const page = read && findByPath(pagesIn(read, locale), address);
        if (!read || !page) continue;
        const html = page.html && fillPlaceholders(page.html, escaped(valuesOf(files)));
        const absolute = new URL(files, origin).href;
        const styles = read.styles.map((name) => ({ remote, href: absolute + name, integrity: read.integrity[name] }));
        return {
          page,
          values: valuesOf(absolute),
          ...(html && { content: { remote, build: read.build, html, styles } }),
        };
      }
      return undefined;
    },

    /** What browsers learn of the pages. */
    routes: (locale: Locale): RuntimeConfig['pages'] =>
      Object.fromEntries(
        sources.flatMap(({ remote, files, current }) => {
          const read = current();
          return read ? [[remote, routesOfBuild(read, locale, files)]] : [];
        }),
      ),

    /** What browsers learn of the pages of a release that is tried; undefined until it has been read. */
    canaryRoutes(remote: RemoteKey, release: string, locale: Locale): RemoteRoutes | undefined {
      const { files, current, refresh } = canaryOf(remote, release);
      const read = current();
      if (!read) void refresh();
      return read && routesOfBuild(read, locale, files);
    },

    /** Every page that search engines should show. */
    indexed: (): RemotePage[] =>
      sources
        .flatMap(({ current }) => current()?.pages[defaultLocale] ?? [])
        .filter(({ path, hidden, missing }) => !hidden && !missing && !isPattern(path)),

    /** The addresses below which no search engine should look. */
    areas: (): string[] => sources.flatMap(({ current }) => current()?.area ?? []),
  };
}

const addresses = (config: ShellConfig): Record<RemoteKey, { setting: string; server: string }> => ({
  owner: { setting: config.REMOTE_OWNER_MANIFEST, server: config.OWNER_REMOTE_URL },
  'static-pages': { setting: config.REMOTE_STATIC_PAGES_MANIFEST, server: config.STATIC_PAGES_REMOTE_URL },
});

const pagesIn = ({ pages }: ReadRemote, locale: Locale): RemotePage[] => pages[locale] ?? pages[defaultLocale] ?? [];

const escaped = (values: PageValues): PageValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])) as PageValues;

/** What a pattern covers whose other addresses are missing, such as a post, needs no route of its own. */
function routesOf(read: ReadRemote, locale: Locale, values: PageValues): RemoteRoutes {
  const pages = pagesIn(read, locale);
  const patterns = pages.filter(({ missing }) => missing).map(({ path }) => path);
  const routes = pages
    .map(({ path }) => path)
    .filter((path) => isPattern(path) || !patterns.some((each) => matchesPath(each, path)));
  const links = pages.flatMap(({ path, links: linked = [] }) =>
    linked.map(({ photo, ...link }) => ({ ...link, to: path, ...(photo && { photo: fillPhoto(photo, values) }) })),
  );
  return { build: read.build, area: read.area, routes, links };
}

const fillPhoto = ({ sources, fallback }: LinkPhoto, values: PageValues): LinkPhoto => ({
  sources: sources.map(({ type, srcSet }) => ({ type, srcSet: fillPlaceholders(srcSet, values) })),
  fallback: fillPlaceholders(fallback, values),
});
