import type { RemoteKey } from './remotes.js';
import type { RuntimeConfig } from './runtime-config.js';

// What the shell's server and a build of the shell agree on: the server renders pages with the build that is deployed.

/** The module of a build that renders its pages, below its folder. A folder with a dot is not served. */
export const renderModule = '.server/render-page.cjs';

/** The id of the element in a page that carries what the page was rendered from, as JSON. */
export const pageStateId = 'page-state';

type PageToRender = {
  /** Path and query. */
  url: string;
  /** A tag (BCP 47). */
  locale: string;
};

/** What a remote draws on a page, and the hash of the build that does. */
export type RemoteHtml = { remote: RemoteKey; build: string; html: string };

/** The picture of a link preview, with an absolute URL; its size in pixels, if known. */
export type ShareImage = { url: string; alt: string; width?: number; height?: number };

/** What search engines, link previews and the browser’s tab show of a page. */
export type PageHead = {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** The canonical address, absolute. */
  url: string;
  image?: ShareImage;
  /** Not for search engines: a page of one person, or an unknown one. */
  hidden?: boolean;
  /** There is no such page: the status is 404. */
  missing?: boolean;
  /** schema.org data. */
  jsonLd?: object[];
};

type RenderedParts = { get: (key: string) => Uint8Array | undefined; set: (key: string, html: Uint8Array) => void };

export type RenderSources = {
  config: RuntimeConfig;
  /** Of the site. */
  origin: string;
  /** The size of a photo in pixels; undefined if it cannot be read. */
  photoSize: (path: string) => Promise<Pick<ShareImage, 'width' | 'height'> | undefined>;
  /** Of a page of a remote, if the remote has brought it. */
  remoteHtml?: RemoteHtml;
  /** The title of a page of a remote. */
  remoteTitle?: string;
  /** Makes a call that needs no session. Rejects if the service does not respond. */
  get: (path: string) => Promise<{ status: number; body: unknown }>;
  /** After this many milliseconds the page is rendered with what has arrived; the browser fetches the rest. */
  dataTimeoutMs: number;
  /** What has been rendered of parts that stand on several pages. Older servers have none. */
  parts?: RenderedParts;
  /** Gets what a component has thrown outside of its boundary. */
  reportError: (error: Error) => void;
};

export type RenderedPage = {
  head: PageHead;
  /** Whether the address is the shell’s. Any other may be a remote’s, and is unknown if it is not. */
  isOwn: boolean;
  /** Whether everything has arrived that the page shows. */
  isComplete: boolean;
  /** Undefined if a component threw outside of its boundary. */
  content?: RenderedContent;
};

export type RenderedContent = {
  /** The content of the root element, in pieces. Older builds have it in one. */
  html: (Uint8Array | string)[] | string;
  /** What the browser takes the page over with. */
  state: object;
  /** The addresses of the scripts that take the page over, first the one that starts it. Older builds have none. */
  scripts?: string[];
  /** The same for pages that differ only in the time when they were rendered. */
  contentKey: string;
};

export type RenderPage = (page: PageToRender, sources: RenderSources) => Promise<RenderedPage>;

/** What `renderModule` exports. */
export type PageRenderer = {
  renderPage: RenderPage;
  /** The addresses of the shell’s pages that search engines should know, without those of rooms. */
  indexedPages: string[];
};
