import { type RemoteKey, type RemoteProps, remotes } from '@wayhouse/contracts/remotes';
import { type ComponentType, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Router, UNSAFE_NavigationContext, useLocation, useNavigationType } from 'react-router-dom';
import { note } from '../observe/note.js';
import { noteReplacedHtml } from '../observe/replaced-html.js';
import { ErrorBoundary } from './error-boundary.js';
import { removeServedStyles } from './ensure-styles.js';
import { IncompatibleContractError, loadRemoteApp } from './load-remote-app.js';
import { loadedBuild } from './loaded-builds.js';

const retryMs = 5000;

type Props = {
  remote: RemoteKey;
  manifestUrl: string;
  host: RemoteProps;
  /** The hash of the build that has drawn the HTML. */
  build: string;
  /** What the remote has drawn at its build; only the server knows it. */
  html?: string;
  renderFailure: (retry: () => void) => ReactNode;
};

/**
 * The HTML that a remote has brought for a page, taken over by the remote as soon as it has loaded. As long as it has not, the
 * page can be read. The remote has a root of its own there, because the ids of its elements depend on where its root is.
 */
export function ServedRemote({ remote, manifestUrl, host, build, html = '', renderFailure }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<{ App: ComponentType<RemoteProps>; root: Root; isRendered: boolean }>(undefined);
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const renderPage = (App: ComponentType<RemoteProps>) => (
    <FirstRender onEnd={handleFirstRender}>
      <Router location={location} navigationType={navigationType} navigator={navigator}>
        <ErrorBoundary renderError={renderFailure} source={manifestUrl}>
          <App {...host} />
        </ErrorBoundary>
      </Router>
    </FirstRender>
  );
  const latest = useRef(renderPage);
  function update() {
    const { current } = mounted;
    if (current?.isRendered) current.root.render(latest.current(current.App));
  }
  function handleFirstRender() {
    if (mounted.current) mounted.current.isRendered = true;
    removeServedStyles(remote, manifestUrl);
    update();
  }
  useEffect(() => {
    latest.current = renderPage;
    update();
  });

  const { pathname } = location;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const start = (App: ComponentType<RemoteProps>) => {
      const container = element.current;
      if (isGone || !container) return;
      const isSame = container.hasChildNodes() && loadedBuild(manifestUrl) === build;
      const page = latest.current(App);
      const root = isSame ? takeOver(remote, container, page) : replace(container, page);
      mounted.current = { App, root, isRendered: false };
    };
    let hasFailed = false;
    const load = () =>
      loadRemoteApp(remote, manifestUrl, pathname).then(start, (error: unknown) => {
        if (isGone) return;
        if (!hasFailed) note('fallback', manifestUrl);
        hasFailed = true;
        if (!(error instanceof IncompatibleContractError)) timer = setTimeout(() => void load(), retryMs);
      });
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
      const left = mounted.current;
      mounted.current = undefined;
      removeServedStyles(remote, manifestUrl);
      // React refuses to unmount a root while it renders another one.
      setTimeout(() => left?.root.unmount());
    };
  }, [remote, manifestUrl, build, pathname]);

  // The browser keeps what the server has sent.
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * React discards what it is taking over when its root is rendered anew before that has ended. Around the page, because an element
 * beside it would change the ids in it.
 */
function FirstRender({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => end(), []);
  return children;
}

const takeOver = (remote: RemoteKey, container: HTMLElement, page: ReactNode): Root =>
  hydrateRoot(container, page, { identifierPrefix: remotes[remote].container });

/** Another build than that of the HTML has been loaded. */
function replace(container: HTMLElement, page: ReactNode): Root {
  noteReplacedHtml();
  const root = createRoot(container);
  root.render(page);
  return root;
}
